import { isContentOpen } from '@smriti/shared/album/album-states';
import type { Album } from '@smriti/shared/album/albums';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { InitialPaymentNote } from '#domains/products/InitialPaymentNote.tsx';
import { Price } from '#domains/products/Price.tsx';
import { PriceChangeNote } from '#domains/products/PriceChangeNote.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { unpaidInitialPayment } from '#lib/payments/payment-paths.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './AlbumCard.module.css';
import { AlbumCardFacts } from './AlbumCardFacts';
import { cartMessages } from './messages';
import { AlbumNextStep } from './AlbumNextStep';

interface AlbumCardLayoutProps {
  /** Id of the title; placeholders have none. */
  titleId?: string;
  cover: ReactNode;
  about: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
}

export function AlbumCardLayout({ titleId, cover, about, facts, actions }: AlbumCardLayoutProps) {
  return (
    <Card
      as={titleId === undefined ? 'div' : 'article'}
      padding="none"
      className={styles.card}
      aria-labelledby={titleId}
      aria-hidden={titleId === undefined || undefined}
    >
      <div className={cx('stack items-center sunken', styles.cover)}>{cover}</div>
      <div className={styles.about}>{about}</div>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}

interface AlbumCardTitleProps {
  id: string;
  as: 'h2' | 'h3';
  to: string;
  children: string;
}

export function AlbumCardTitle({ id, as: Heading, to, children }: AlbumCardTitleProps) {
  return (
    <Heading id={id} className={styles.title}>
      <Link to={to} className={cx('plain-link', styles.link)}>
        {children}
      </Link>
    </Heading>
  );
}

interface AlbumActionsProps {
  album: Album;
  onDelete: (album: Album) => void;
}

interface AlbumCardProps extends AlbumActionsProps {
  heading?: 'h2' | 'h3';
}

/** Card of an album: its facts, status and next step. */
export function AlbumCard({ album, heading = 'h2', onDelete }: AlbumCardProps) {
  const t = useMessages(cartMessages);
  const titleId = useId();
  return (
    <AlbumCardLayout
      titleId={titleId}
      cover={<AlbumCover cover={album.drawn_cover} />}
      about={
        <>
          <AlbumStatusBadge status={album.status} />
          <AlbumCardTitle id={titleId} as={heading} to={`/view-product?id=${album.id}`}>
            {album.title || t.untitled}
          </AlbumCardTitle>
          <Price amount={album.total_price} />
          <PriceChangeNote album={album} />
          {isContentOpen(album.status) && (
            <InitialPaymentNote amount={unpaidInitialPayment(album)} price={album.total_price} />
          )}
        </>
      }
      facts={<AlbumCardFacts album={album} />}
      actions={<AlbumActions album={album} onDelete={onDelete} />}
    />
  );
}

/**
 * Actions of an album: the next step as primary button, and those that are always possible. An
 * ordered album cannot be changed.
 */
export function AlbumActions({ album, onDelete }: AlbumActionsProps) {
  const t = useMessages(cartMessages);
  const title = album.title || t.untitled;
  return (
    <>
      <AlbumNextStep album={album} />
      {album.is_placed && (
        <ButtonLink to="/my-account/account-orders" isWide>
          {t.toOrders}
        </ButtonLink>
      )}
      {album.status === 'Approved' && !album.is_placed && (
        <ButtonLink to="/checkout" isWide>
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
    </>
  );
}

/** Placeholder of a card while albums load. */
export function AlbumCardSkeleton() {
  return (
    <AlbumCardLayout
      cover={<Skeleton shape="block" ratio="1" />}
      about={
        <>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </>
      }
      facts={
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </>
      }
      actions={<Skeleton shape="block" height="var(--control)" />}
    />
  );
}
