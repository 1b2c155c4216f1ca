import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AlbumInReview } from './AlbumInReview';

const ReviewQueue = lazy(async () => ({
  default: (await import('./queue/ReviewQueue')).ReviewQueue,
}));

/**
 * Console area of reviewers: the queue, or with ?id= the review of an album (docs/rules.md#pages-14),
 * which support reads.
 */
export default function ReviewArea() {
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const id = search.get('id');
  const area = useFocusOnChange(id);
  const isReader = useSession(({ user }) => user !== null && !reviewActorOfRole(user.role));
  if (isReader && !id) return <Navigate to="/admin/albums" replace />;
  return (
    <div ref={area} tabIndex={-1}>
      {id ? (
        <AlbumInReview key={id} id={id} isStaff />
      ) : (
        <Suspense fallback={<PageHeading>{headings.reviewQueue}</PageHeading>}>
          <ReviewQueue />
        </Suspense>
      )}
    </div>
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
