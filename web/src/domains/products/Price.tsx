import { formatRupees } from '#lib/language/format.ts';
import { cx } from '#ui/cx.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** Price in rupees; null shows `unavailableText`. */
  amount: number | null;
  /** Text for a missing price, e.g. 'N/A'. */
  unavailableText?: string;
  /** Price before the discount in rupees; struck through if higher than `amount`. */
  original?: number | null;
  /** Label of the struck price for screen readers, e.g. 'Original price'. */
  originalLabel?: string;
  /** Text of the saving, e.g. 'SAVE 20% OFF'. */
  saving?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A price in rupees, with the price before the discount and the saving. */
export function Price(props: PriceProps) {
  const { amount, unavailableText, original, originalLabel, saving, size = 'medium' } = props;
  if (amount === null) return <span className="muted">{unavailableText}</span>;
  return (
    <span className={cx(styles.price, styles[size], 'tabular')}>
      <span className={cx('strong nowrap', styles.amount)}>{formatRupees(amount)}</span>
      {original != null && original > amount && (
        <s className={styles.original}>
          {originalLabel && <span className="visually-hidden">{`${originalLabel} `}</span>}
          {formatRupees(original)}
        </s>
      )}
      {saving && <span className={styles.saving}>{saving}</span>}
    </span>
  );
}
