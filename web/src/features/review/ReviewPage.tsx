import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { AlbumStatusBadge } from '../../components/feedback/AlbumStatusBadge';
import { ReviewHistory } from '../../components/album-review/ReviewHistory';
import { useAlbumChoices } from '../../components/album-review/use-album-choices';
import { RoundsReview } from '../../components/album-review/RoundsReview';
import type { WantedPhoto } from '../../components/album-review/use-wanted-photo';
import { InlineMessage } from '../../components/feedback/InlineMessage';
import { PageHeading } from '../../components/layout/PageHeading';
import { albumDesignQuery } from '../../lib/album-design';
import { formatTime } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import { useLiveReview } from '../../lib/live-status/use-live-review';
import { previewMessages, queueMessages, reviewMessages } from './messages';
import type { ReviewedAlbum } from './reviewed-album';
import styles from './ReviewPage.module.css';
import { ResponseSent } from './ResponseSent';
import { Workbench } from './Workbench';

const AlbumBook = lazy(async () => ({
  default: (await import('../../components/spread/AlbumBook')).AlbumBook,
}));

/** An album as staff see it: the work on its round, or why there is none for them just now. */
export function ReviewPage({ product, sizes }: ReviewedAlbum) {
  const t = useMessages(reviewMessages);
  const preview = useMessages(previewMessages);
  const [isSent, setSent] = useState(false);
  const [wanted, setWanted] = useState<WantedPhoto | null>(null);
  const design = useQuery(albumDesignQuery(product.id));
  const { status, taken, history, round } = product;
  useLiveReview({ albumId: product.id, status });
  const title = product.title || preview.untitled;
  const isMine = taken === null || taken.is_mine;
  return (
    <>
      <title>{preview.pageTitle({ title })}</title>
      <Link to="/preview-product" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {preview.toQueue}
      </Link>
      <PageHeading intro={<AlbumFacts product={product} />}>{title}</PageHeading>
      <div className={styles.parts}>
        {isSent && <ResponseSent id={product.id} />}
        {product.images.length > 0 && (
          <Suspense>
            <AlbumBook
              {...{ design, album: product }}
              guides="on"
              onPhoto={(photoId) => setWanted({ photoId })}
            />
          </Suspense>
        )}
        {status === 'Requested' && isMine ? (
          <Workbench
            key={round}
            {...{ product, sizes, wanted }}
            onResponded={() => {
              setSent(true);
            }}
          />
        ) : (
          <>
            {!isSent && <WhyNot product={product} />}
            <RoundsReview {...{ product, sizes, wanted }} isOwn={false} />
          </>
        )}
        <AlbumChoices product={product} />
        <section className={styles.history}>
          <h2>{t.historyHeading}</h2>
          <ReviewHistory events={history} isOwn={false} />
        </section>
      </div>
    </>
  );
}

/** Everything that was chosen: what is to be looked at depends on it. */
function AlbumChoices({ product }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  const choices = useAlbumChoices(product);
  return (
    <section className={styles.history} aria-labelledby="review-choices">
      <h2 id="review-choices">{t.choicesHeading}</h2>
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
    <span className={styles.facts}>
      <AlbumStatusBadge status={product.status} />
      <span>{queue.round({ round })}</span>
      <span>{queue.photos(images.length)}</span>
    </span>
  );
}

/** Why nothing can be written: somebody else has the album, or it is the customer's turn. */
function WhyNot({ product: { status, taken } }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  if (status === 'Requested' && taken) {
    return (
      <InlineMessage tone="info">
        {t.taken({ name: taken.by, time: formatTime(taken.until) })}
      </InlineMessage>
    );
  }
  return <InlineMessage tone="waiting">{t.waiting}</InlineMessage>;
}
