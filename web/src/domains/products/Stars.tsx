import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** Rating from 0 to 5. */
  value: number;
  /** Rating in words, e.g. 'Rated 4.3 out of 5 by 128 customers'. */
  label: string;
  /** Number of ratings, e.g. '(128)'; `label` must include it. */
  count?: string;
  /** Shows only the stars, for places with the number next to them. */
  isBare?: boolean;
}

const STAR_BOX = 24;
const STAR =
  'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';
const FIVE_STARS = [0, 1, 2, 3, 4].map((index) => `M${12 + index * STAR_BOX} 2${STAR}`).join('');

/** x at which the filling ends, in SVG units; a star is 20 wide in a box of 24. */
function filledTo(value: number): number {
  const whole = Math.floor(value);
  return whole * STAR_BOX + 2 + (value - whole) * (STAR_BOX - 4);
}

/** A rating: five partly filled stars, and the number with one decimal. */
export function Stars({ value, label, count, isBare = false }: StarsProps) {
  const gradient = useId();
  const end = filledTo(value) / (5 * STAR_BOX);
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="120">
          <stop offset={end} className={styles.full} />
          <stop offset={end} className={styles.empty} />
        </linearGradient>
        <path fill={`url(#${gradient})`} d={FIVE_STARS} />
      </svg>
      {!isBare && <span className={cx('strong', 'tabular')}>{value.toFixed(1)}</span>}
      {count && <span className="muted">{count}</span>}
    </span>
  );
}
