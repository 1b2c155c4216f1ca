import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import { useMessages } from '#lib/language/i18n.ts';
import { showStaffPageInEnglish } from '#lib/language/language.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { previewMessages } from './messages';
import { AlbumInReview } from './AlbumInReview';

const ReviewQueue = lazy(async () => ({
  default: (await import('./queue/ReviewQueue')).ReviewQueue,
}));

/**
 * Page /preview-product: the review queue, or with ?id= one of its albums; customers see the
 * remarks on their own album (docs/rules.md#pages-14).
 */
export default function PreviewProductPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const isStaff = useSession(({ user }) => user !== null && reviewActorOfRole(user.role) !== null);
  const page = useFocusOnChange(id);
  useEffect(() => (isStaff ? showStaffPageInEnglish() : undefined), [isStaff]);
  return (
    <div ref={page} tabIndex={-1} lang={isStaff ? 'en-IN' : undefined} className="page-flush">
      {id ? (
        <AlbumInReview key={id} id={id} isStaff={isStaff} />
      ) : (
        <WithoutAlbum isStaff={isStaff} />
      )}
    </div>
  );
}

function WithoutAlbum({ isStaff }: { isStaff: boolean }) {
  const t = useMessages(previewMessages);
  const headings = useMessages(pageHeadings);
  if (isStaff) {
    return (
      <Suspense fallback={<PageHeading>{headings.reviewQueue}</PageHeading>}>
        <ReviewQueue />
      </Suspense>
    );
  }
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

/**
 * Resets focus and scroll position when another album is shown, because the path stays the same.
 */
function useFocusOnChange(id: string | null) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    element.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [id]);
  return element;
}
