import type { ApprovalProduct } from '@smriti/shared/album/approval';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { LazyComparedRounds } from '#domains/book/proposals/lazy-proposals.ts';
import { ReviewHistory } from '#domains/review/ReviewHistory.tsx';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import { useAlbumChoices } from '#domains/review/use-album-choices.ts';
import { useComparedRounds } from '#lib/albums/compared-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { REVIEW_PATH } from '#lib/navigation/review-path.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { previewMessages } from './messages';
import { queueMessages, reviewMessages } from './staff-messages';
import type { ReviewPageProps } from './review-page-props';
import styles from './ReviewHeader.module.css';

/** Title of the album with the way back, and its comparison of rounds and its history in dialogs. */
export function ReviewHeader(props: ReviewPageProps) {
  const { product } = props;
  const t = useMessages(reviewMessages);
  const preview = useMessages(previewMessages);
  const queue = useMessages(queueMessages);
  const [opened, setOpened] = useState<'compare' | 'history' | null>(null);
  const { status, round, images, title } = product;
  const dialog = (name: typeof opened) => ({
    isOpen: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
    closeLabel: t.close,
    size: 'wide' as const,
  });
  return (
    <header className={styles.head}>
      <Link to={REVIEW_PATH} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {preview.toQueue}
      </Link>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{title || preview.untitled}</h1>
        <p className="cluster gap-y-1 gap-x-4 items-center muted text-sm">
          <AlbumStatusBadge status={status} />
          <span>{queue.round({ round })}</span>
          <span>{queue.photos(images.length)}</span>
        </p>
      </div>
      <div className="cluster gap-2">
        {product.rounds.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => setOpened('compare')}>
            {t.compare}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setOpened('history')}>
          {t.history}
        </Button>
      </div>
      <Dialog title={t.compareHeading} {...dialog('compare')}>
        <Comparison product={product} />
      </Dialog>
      <Dialog title={t.historyHeading} {...dialog('history')}>
        <History {...props} />
      </Dialog>
    </header>
  );
}

function Comparison({ product }: { product: ApprovalProduct }) {
  const compared = useComparedRounds(product, true);
  return (
    <Suspense>
      <LazyComparedRounds {...{ product, compared }} />
    </Suspense>
  );
}

/** Events and options of the album, and the photos and remarks of all rounds. */
function History({ product, sizes }: ReviewPageProps) {
  return (
    <div className="stack gap-6 min-w-0">
      <ReviewHistory events={product.history} isOwn={false} />
      <AlbumChoices product={product} />
      {product.rounds.length > 1 && <ReviewRounds {...{ product, sizes }} isOwn={false} />}
    </div>
  );
}

/** Options of the album, which reviewers need to know. */
function AlbumChoices({ product }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  const choices = useAlbumChoices(product);
  return (
    <section className="stack gap-4 pt-6 rule-above" aria-labelledby="review-choices">
      <h3 id="review-choices" className="text-lg">
        {t.choicesHeading}
      </h3>
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
