import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { filterOfferedOptions, studioCatalogueQuery } from './choices/studio-catalogue';
import { studioMessages } from './messages';
import { BLANK_PLAN, type StudioPlan } from './studio-plan';
import { StudioLoading, StudioPage } from './StudioPage';

const PLAN: StudioPlan = { ...BLANK_PLAN, type: 'album', draft: 'create-album' };

/** Page /my-account/create-album (docs/rules.md#studio-1). */
export default function CreateAlbumPage() {
  const t = useMessages(studioMessages);
  const headings = useMessages(pageHeadings);
  const draftId = useSearchParams()[0].get('draft');
  const uid = useSession(({ user }) => user?.uid);
  const { data: catalogue, error, refetch } = useQuery(studioCatalogueQuery);
  if (error) {
    return <ErrorState message={t.failed} onRetry={() => void refetch()} />;
  }
  if (!catalogue || !uid) return <StudioLoading heading={headings.createAlbum} />;
  return (
    <StudioPage
      key={`${uid}?${draftId}`}
      heading={headings.createAlbum}
      plan={{ ...PLAN, draftId }}
      owner={{ kind: 'customer', uid }}
      catalogue={filterOfferedOptions('album', catalogue)}
      target={{ kind: 'new', productId: null, quantity: 1, userId: uid }}
    />
  );
}
