import type { Payment } from '@smriti/shared/payment/payments';
import { useQuery } from '@tanstack/react-query';
import { PaymentStatusBadge } from '#domains/payment/PaymentStatusBadge.tsx';
import { albumQuery } from '#lib/albums/albums.ts';
import { formatDateTime, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './PaymentFacts.module.css';
import { paymentConfirmationMessages } from './messages';

export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useMessages(paymentConfirmationMessages);
  return (
    <Card as="section" aria-label={t.reference}>
      <dl className={cx('stack', styles.facts)}>
        <div>
          <dt>{t.reference}</dt>
          <dd className={styles.reference}>{payment.reference}</dd>
        </div>
        <div>
          <dt>{t.amount}</dt>
          <dd className="tabular">{formatRupees(payment.amount)}</dd>
        </div>
        {payment.cart_id !== null && (
          <div>
            <dt>{t.album}</dt>
            <dd>
              <AlbumLink id={payment.cart_id} />
            </dd>
          </div>
        )}
        {payment.order_id !== null && (
          <div>
            <dt>{t.order}</dt>
            <dd>
              <Link to={`/view-order?id=${payment.order_id}`}>{t.viewOrder}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.date}</dt>
          <dd>{formatDateTime(payment.payment_date)}</dd>
        </div>
        <div>
          <dt>{t.status}</dt>
          <dd>
            <PaymentStatusBadge status={payment.payment_status} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** Link to an album by its title; a generic word for untitled or deleted albums. */
function AlbumLink({ id }: { id: string }) {
  const t = useMessages(paymentConfirmationMessages);
  const { data: album } = useQuery(albumQuery(id));
  return <Link to={`/view-product?id=${id}`}>{album?.title || t.viewAlbum}</Link>;
}
