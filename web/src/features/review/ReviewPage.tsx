import type { ApprovalProduct } from '@smriti/shared/album/approval';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { LazyRoundComparison } from '#domains/book/proposals/lazy-proposals.ts';
import { ReviewHistory } from '#domains/review/ReviewHistory.tsx';
import { useAlbumChoices } from '#domains/review/use-album-choices.ts';
import { useComparedRounds } from '#lib/albums/compared-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveReview } from '#lib/live-status/use-live-review.ts';
import { Link } from '#ui/actions/Link.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { previewMessages, queueMessages, reviewMessages } from './messages';
import type { ReviewPageProps } from './review-page-props';
import styles from './ReviewPage.module.css';
import { ResponseSentMessage } from './ResponseSentMessage';
import { ReviewedRound } from './ReviewedRound';

/** Review page for staff: the current round, or why the album cannot be reviewed now. */
export function ReviewPage({ product, sizes }: ReviewPageProps) {
  const t = useMessages(reviewMessages);
  const preview = useMessages(previewMessages);
  const [isSent, setSent] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const compared = useComparedRounds(product, isComparing);
  const { status, history } = product;
  useLiveReview({ albumId: product.id, status });
  const title = product.title || preview.untitled;
  return (
    <>
      <title>{preview.pageTitle({ title })}</title>
      <Link to="/preview-product" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {preview.toQueue}
      </Link>
      <PageHeading intro={<AlbumFacts product={product} />}>{title}</PageHeading>
      <div className="stack gap-8 min-w-0">
        {isSent && <ResponseSentMessage id={product.id} />}
        <ReviewedRound {...{ product, sizes, isSent }} onResponded={() => setSent(true)} />
        <Suspense>
          <LazyRoundComparison
            {...{ product, compared }}
            isOpen={isComparing}
            onToggle={setComparing}
          />
        </Suspense>
        <AlbumChoices product={product} />
        <section className="stack gap-4 pt-6 rule-above">
          <h2 className="text-xl">{t.historyHeading}</h2>
          <ReviewHistory events={history} isOwn={false} />
        </section>
      </div>
    </>
  );
}

/** Options of the album, which reviewers need to know. */
function AlbumChoices({ product }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  const choices = useAlbumChoices(product);
  return (
    <section className="stack gap-4 pt-6 rule-above" aria-labelledby="review-choices">
      <h2 id="review-choices" className="text-xl">
        {t.choicesHeading}
      </h2>
      <dl className={styles.choices}>
        {choices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AlbumFacts({ product }: { product: ApprovalProduct }) {
  const queue = useMessages(queueMessages);
  const { images, round } = product;
  return (
    <span className="cluster gap-y-1 gap-x-4 items-center">
      <AlbumStatusBadge status={product.status} />
      <span>{queue.round({ round })}</span>
      <span>{queue.photos(images.length)}</span>
    </span>
  );
}
