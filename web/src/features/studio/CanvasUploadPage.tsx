import { EDGE_STYLES } from '@smriti/shared/album/albums';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import {
  filterOfferedOptions,
  type StudioCatalogue,
  studioCatalogueQuery,
} from './choices/studio-catalogue';
import { type DesignOptions, EMPTY_DESIGN_TEXTS, NO_OPTIONS } from './design-content';
import { studioMessages } from './messages';
import { BLANK_PLAN, type StudioPlan } from './studio-plan';
import { StudioLoading, StudioFailure, StudioPage } from './StudioPage';

const PLAN: StudioPlan = { ...BLANK_PLAN, type: 'canvas', draft: 'canvas' };

/** The first options of a new canvas: the first size with a price, frame and edge style. */
function chooseFirstOptions({ sizes, frames }: StudioCatalogue): DesignOptions {
  const size = sizes.find(({ price }) => price !== null);
  return {
    ...NO_OPTIONS,
    album_size_id: size?.id ?? null,
    frame_id: frames[0]?.id ?? null,
    edge_style: EDGE_STYLES[0],
  };
}

/**
 * Page /uploadChoice: a single photo on canvas, added to the cart as a draft
 * (docs/rules.md#pricing-10).
 */
export default function CanvasUploadPage() {
  const t = useMessages(studioMessages);
  const headings = useMessages(pageHeadings);
  const draftId = useSearchParams()[0].get('draft');
  const user = useSession((session) => session.user);
  const { data: catalogue, error, refetch } = useQuery(studioCatalogueQuery);
  const texts = { heading: headings.canvas, intro: t.canvasIntro };
  if (error) {
    return (
      <div className="page-flush">
        <StudioFailure {...texts} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!catalogue || !user) {
    return (
      <div className="page-flush">
        <StudioLoading {...texts} />
      </div>
    );
  }
  const { uid, displayName: name, email } = user;
  const offered = filterOfferedOptions('canvas', catalogue);
  const start = {
    choices: chooseFirstOptions(offered),
    texts: { ...EMPTY_DESIGN_TEXTS, name, email },
  };
  return (
    <div className="page-flush">
      <StudioPage
        key={`${uid}?${draftId}`}
        {...texts}
        plan={{ ...PLAN, ...start, draftId }}
        owner={{ kind: 'customer', uid }}
        catalogue={offered}
        target={{ kind: 'new', productId: null, quantity: 1, userId: uid }}
      />
    </div>
  );
}
