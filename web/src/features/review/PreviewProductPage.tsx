import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { REVIEW_PATH } from '#lib/navigation/review-path.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { previewMessages } from './messages';
import { AlbumInReview } from './AlbumInReview';

/**
 * Page /preview-product: customers see the remarks on their own album; reviewers are redirected to
 * the queue or the album in the console (docs/rules.md#pages-14).
 */
export default function PreviewProductPage() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const id = params.get('id');
  const isStaff = useSession(({ user }) => user !== null && reviewActorOfRole(user.role) !== null);
  if (isStaff) return <Navigate to={`${REVIEW_PATH}${search}`} replace />;
  return (
    <div className="page-flush">
      {id ? <AlbumInReview key={id} id={id} isStaff={false} /> : <MissingAlbumId />}
    </div>
  );
}

function MissingAlbumId() {
  const t = useMessages(previewMessages);
  const headings = useMessages(pageHeadings);
  return (
    <>
      <title>{t.pageTitle({ title: headings.preview })}</title>
      <PageHeading>{headings.preview}</PageHeading>
      <EmptyState
        drawing="album"
        title={t.notChosen}
        action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
      />
    </>
  );
}
