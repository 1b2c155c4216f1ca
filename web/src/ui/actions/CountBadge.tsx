import { cx } from '#ui/cx.ts';
import styles from './CountBadge.module.css';

/** Number in the corner of a button; include it in the button's label as well. Nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={cx(styles.badge, 'tabular')} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
