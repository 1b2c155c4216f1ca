import { isContentOpen } from '@smriti/shared/album/album-states';
import type { Album } from '@smriti/shared/album/albums';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { FirstPayment } from '#domains/products/FirstPayment.tsx';
import { Price } from '#domains/products/Price.tsx';
import { PriceSinceSaved } from '#domains/products/PriceSinceSaved.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { initialOpen } from '#lib/payments/initial-payment-path.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './AlbumCard.module.css';
import { CardFacts } from './AlbumFacts';
import { cartMessages } from './messages';
import { NextStep } from './NextStep';

interface AlbumActionsProps {
  album: Album;
  onDelete: (album: Album) => void;
}

interface AlbumCardProps extends AlbumActionsProps {
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** Card of an album: description, state and next step. */
export function AlbumCard({ album, heading: Heading = 'h2', onDelete }: AlbumCardProps) {
  const t = useMessages(cartMessages);
  const titleId = useId();
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <AlbumCover album={album} />
      </div>
      <div className={styles.about}>
        <AlbumStatusBadge status={album.status} />
        <Heading id={titleId} className={styles.title}>
          <Link to={`/view-product?id=${album.id}`} className={cx('plain-link', styles.link)}>
            {album.title || t.untitled}
          </Link>
        </Heading>
        <Price amount={album.total_price} />
        <PriceSinceSaved album={album} />
        {isContentOpen(album.status) && (
          <FirstPayment amount={initialOpen(album)} price={album.total_price} />
        )}
      </div>
      <div className={styles.facts}>
        <CardFacts album={album} />
      </div>
      <AlbumActions album={album} onDelete={onDelete} />
    </Card>
  );
}

/**
 * Actions of an album: the next step as primary button, and the actions that are always possible. A placed
 * album cannot be changed.
 */
export function AlbumActions({ album, onDelete }: AlbumActionsProps) {
  const t = useMessages(cartMessages);
  const title = album.title || t.untitled;
  return (
    <div className={styles.actions}>
      <NextStep album={album} />
      {album.is_placed && (
        <ButtonLink to="/my-account/account-orders" variant="quiet" isWide>
          {t.toOrders}
        </ButtonLink>
      )}
      {album.status === 'Approved' && !album.is_placed && (
        <ButtonLink to="/checkout" variant="quiet" isWide>
          {t.toCheckout}
        </ButtonLink>
      )}
      {!album.is_placed && (
        <div className={styles.pair}>
          <ButtonLink
            to={`/edit-product?id=${album.id}`}
            size="small"
            icon={<Pencil />}
            aria-label={t.editOf({ title })}
          >
            {t.edit}
          </ButtonLink>
          <Button
            size="small"
            icon={<Trash2 />}
            aria-label={t.deleteOf({ title })}
            onClick={() => onDelete(album)}
          >
            {t.delete}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Placeholder of a card while albums load. */
export function AlbumCardSkeleton() {
  return (
    <Card padding="none" className={styles.card} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton shape="block" ratio="1" />
      </div>
      <div className={styles.about}>
        <Skeleton width="40%" />
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </div>
      <div className={styles.facts}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="block" height="var(--control)" />
      </div>
    </Card>
  );
}
