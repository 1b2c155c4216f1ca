import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import styles from './GiftVoucher.module.css';
import { referralMessages } from './messages';

interface GiftVoucherProps {
  code: string;
  /** Discount on the first order, in percent. */
  percent: number;
  className?: string;
}

const PETALS = Array.from({ length: 14 }, (_, index) => (index * 360) / 14);

function Marigold() {
  return (
    <svg viewBox="-50 -50 100 100" className={styles.marigold} aria-hidden="true">
      {PETALS.map((angle) => (
        <ellipse key={angle} cy="-34" rx="9" ry="14" transform={`rotate(${angle})`} />
      ))}
      {PETALS.map((angle) => (
        <ellipse key={angle} cy="-20" rx="7" ry="12" transform={`rotate(${angle + 13})`} />
      ))}
      <circle r="13" />
    </svg>
  );
}

/** Discount for the invited friend, drawn as a voucher with the code on its stub. */
export function GiftVoucher({ code, percent, className }: GiftVoucherProps) {
  const t = useMessages(referralMessages);
  return (
    <div className={cx(styles.voucher, className)}>
      <div className={styles.offer}>
        <Marigold />
        <p className="stack gap-1 relative text-lg">
          <strong className={styles.amount}>{t.offer({ percent })}</strong>
          <span>{t.offerScope}</span>
        </p>
      </div>
      <div className={styles.stub}>
        <span className={styles.perforation} />
        <p className="muted text-sm">{t.code}</p>
        <p className={cx('max-w-none leading-title wrap-anywhere', styles.code)}>{code}</p>
      </div>
    </div>
  );
}
