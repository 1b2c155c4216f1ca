import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import { filterOfferedOptions, studioCatalogueQuery } from './choices/studio-catalogue';
import { EMPTY_TEXTS } from './design-content';
import { studioMessages } from './messages';
import { BLANK_PLAN, type StudioPlan } from './studio-plan';
import { StudioLoading, StudioFailure, StudioPage } from './StudioPage';

const PLAN: StudioPlan = { ...BLANK_PLAN, type: 'canvas', draft: 'canvas' };

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
  return (
    <div className="page-flush">
      <StudioPage
        key={`${uid}?${draftId}`}
        {...texts}
        plan={{ ...PLAN, draftId, texts: { ...EMPTY_TEXTS, name, email } }}
        owner={{ kind: 'customer', uid }}
        catalogue={filterOfferedOptions('canvas', catalogue)}
        target={{ kind: 'new', productId: null, quantity: 1, userId: uid }}
      />
    </div>
  );
}
