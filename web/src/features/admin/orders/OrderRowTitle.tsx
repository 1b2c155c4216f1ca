import type { ListedOrder } from '@smriti/shared/order/order-list';
import type { StoreValue } from 'nanostores';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { TagLinks } from '../components/order/TagLinks';
import type { orderListMessages } from './messages';
import type { OpenedList } from './opened-list';
import styles from './OrderRowTitle.module.css';

interface OrderRowTitleProps {
  order: ListedOrder;
  /** List with the order, to which its page leads back. */
  list: OpenedList;
  t: StoreValue<typeof orderListMessages>;
}

/** First cell of an order's row: cover, number and title, and customer, copies and tags, in two lines. */
export function OrderRowTitle({ order, list, t }: OrderRowTitleProps) {
  const { order_id: number, cart, contact_name, quantity, replaces, tags } = order;
  const title = cart.title || t.untitled;
  const facts = [contact_name || t.noName, t.copies(quantity), replaces && t.replacement];
  return (
    <div className={styles.order}>
      <div className={styles.cover}>
        <AlbumCover cover={cart.drawn_cover} />
      </div>
      <div className={styles.texts}>
        <span className={styles.line} title={title}>
          <Link
            to={`/admin/orders/${number}`}
            state={list}
            aria-label={t.open({ number })}
            className={styles.number}
          >
            {number}
          </Link>
          <span>{title}</span>
        </span>
        <span className={styles.facts}>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          {tags.length > 0 && <TagLinks tags={tags} />}
        </span>
      </div>
    </div>
  );
}
