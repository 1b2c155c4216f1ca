import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveReview } from '#lib/live-status/use-live-review.ts';
import { useSession } from '#lib/session/session-store.ts';
import { previewMessages } from './messages';
import type { ReviewPageProps } from './review-page-props';
import { ReadOnlyReview } from './ReadOnlyReview';
import { ResponseSentMessage } from './ResponseSentMessage';
import { ReviewEditor } from './ReviewEditor';
import { ReviewHeader } from './ReviewHeader';
import styles from './ReviewPage.module.css';

/**
 * Review page for staff: the editor of the current round, which fills the window, or the reason why the album
 * cannot be reviewed now.
 */
export function ReviewPage({ product, sizes }: ReviewPageProps) {
  const preview = useMessages(previewMessages);
  const [isSent, setSent] = useState(false);
  const { id, status, round, taken } = product;
  useLiveReview({ albumId: id, status });
  const mayReview = useSession(({ user }) => user !== null && !!reviewActorOfRole(user.role));
  const canWrite = mayReview && status === 'Requested' && (taken === null || taken.is_mine);
  return (
    <div
      className={cx('stack gap-4 min-w-0', canWrite && styles.editor)}
      data-fills={canWrite ? 'window' : undefined}
    >
      <title>{preview.pageTitle({ title: product.title || preview.untitled })}</title>
      <ReviewHeader {...{ product, sizes }} />
      {isSent && <ResponseSentMessage id={id} />}
      {canWrite ? (
        <ReviewEditor key={round} {...{ product, sizes }} onResponded={() => setSent(true)} />
      ) : (
        <ReadOnlyReview {...{ product, sizes, isSent }} />
      )}
    </div>
  );
}
