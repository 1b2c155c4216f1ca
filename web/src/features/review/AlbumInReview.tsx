import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { REVIEW_PATH } from '#lib/navigation/review-path.ts';
import { albumSizesQuery } from '#lib/shop/catalogue-queries.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { previewMessages } from './messages';
import styles from './AlbumInReview.module.css';
import { RemarksPage } from './remarks/RemarksPage';
import { prefetchReviewPage, ReviewPage } from './lazy-review-page';

/** Album in review: editable by staff, read-only for its owner. */
export function AlbumInReview({ id, isStaff }: { id: string; isStaff: boolean }) {
  const t = useMessages(previewMessages);
  const headings = useMessages(pageHeadings);
  const album = useQuery(approvalProductQuery(id));
  const { data: sizes = [] } = useQuery(albumSizesQuery);
  const { data: product, error, isFetchedAfterMount } = album;
  useLiveStatus(product?.viewer === 'owner');
  useEffect(() => {
    if (isStaff) prefetchReviewPage();
  }, [isStaff]);
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <MissingAlbum isStaff={isStaff} />;
  // Waits for fresh data, because cached data may lack what others have written since.
  if (product && isFetchedAfterMount) {
    if (product.viewer === 'owner') return <RemarksPage {...{ product, sizes }} />;
    return (
      <Suspense fallback={<AwaitedAlbum />}>
        <ReviewPage {...{ product, sizes }} />
      </Suspense>
    );
  }
  if (!error) return <AwaitedAlbum />;
  return (
    <>
      <title>{t.pageTitle({ title: headings.preview })}</title>
      <PageHeading>{headings.preview}</PageHeading>
      <ErrorState message={t.failed} query={album} />
    </>
  );
}

function AwaitedAlbum() {
  const t = useMessages(previewMessages);
  const headings = useMessages(pageHeadings);
  return (
    <>
      <title>{t.pageTitle({ title: headings.preview })}</title>
      <PageHeading>{headings.preview}</PageHeading>
      <Loading>
        <div className={cx('stack gap-y-4 gap-x-8', styles.skeleton)}>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton shape="block" height="16rem" />
        </div>
      </Loading>
    </>
  );
}

function MissingAlbum({ isStaff }: { isStaff: boolean }) {
  const t = useMessages(previewMessages);
  const headings = useMessages(pageHeadings);
  const way = isStaff
    ? { to: REVIEW_PATH, label: t.toQueue }
    : { to: '/my-account/cart', label: t.toCart };
  return (
    <div role="alert">
      <title>{t.pageTitle({ title: headings.preview })}</title>
      <PageHeading>{headings.preview}</PageHeading>
      <EmptyState
        drawing="trouble"
        title={t.missing}
        action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
      >
        {isStaff && t.missingHint}
      </EmptyState>
    </div>
  );
}
