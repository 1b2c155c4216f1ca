import type { Quote } from '@smriti/shared/order/checkout';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { type CheckoutBill, billLineLabel } from './bill';
import styles from './BillSummary.module.css';
import { billMessages } from './messages';

interface BillSummaryProps {
  bill: CheckoutBill;
  isOpenAtFirst?: boolean | undefined;
}

/**
 * Bill with the ordered items and the server's price line by line (docs/rules.md#pricing-12).
 * Collapsed to the amount due on phones, unless it is open at first.
 */
export function BillSummary({ bill, isOpenAtFirst = false }: BillSummaryProps) {
  const t = useMessages(billMessages);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const dueLabel = bill.isShippingOpen ? t.dueBeforeShipping : t.due;
  return (
    <Card as="section" padding="none" aria-labelledby={`${id}-heading`}>
      <div className={cx('cluster items-baseline justify-between', styles.top)}>
        <h2 id={`${id}-heading`}>{t.heading}</h2>
        <p className={styles.brief}>
          <span>{dueLabel}</span> <span>{formatRupees(bill.due)}</span>
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t.hide : t.show}
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={`${id}-body`} className={styles.body} data-open={isOpen}>
        <ul role="list" aria-label={t.albums} className={styles.items}>
          {bill.items.map((item) => (
            <BillItem key={item.album_id} item={item} />
          ))}
        </ul>
        <dl className={cx('stack gap-2 p-4', styles.lines)}>
          {bill.lines.map((line) => (
            <BillLine key={line.key} line={line} couponName={bill.couponName} />
          ))}
          {bill.isShippingOpen && (
            <div>
              <dt>{t.shipping}</dt>
              <dd>{t.shippingLater}</dd>
            </div>
          )}
          <div className={styles.due}>
            <dt>{dueLabel}</dt>
            <dd>{formatRupees(bill.due)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

function BillItem({ item }: { item: CheckoutBill['items'][number] }) {
  const t = useMessages(billMessages);
  const { title, product, price, quantity, subtotal, cover } = item;
  return (
    <li className={styles.item}>
      <span className={styles.cover}>
        <AlbumCover cover={cover} />
      </span>
      <span className={styles.title}>{title || t.untitled}</span>
      <span className="tabular">{formatRupees(subtotal)}</span>
      {product !== '' && product !== title && <span className={styles.about}>{product}</span>}
      <span className={styles.about}>
        {t.copies({ price: formatRupees(price), quantity: formatCount(quantity) })}
      </span>
    </li>
  );
}

interface BillLineProps {
  line: Quote['lines'][number];
  couponName: string | null;
}

function BillLine({ line, couponName }: BillLineProps) {
  const t = useMessages(billMessages);
  const { key, amount } = line;
  const freeText = { shipping: t.free, coupon: t.freeShipping };
  return (
    <div>
      <dt>{billLineLabel(t, line, couponName)}</dt>
      <dd>
        {amount === 0 && (key === 'shipping' || key === 'coupon')
          ? freeText[key]
          : formatRupees(amount)}
      </dd>
    </div>
  );
}
