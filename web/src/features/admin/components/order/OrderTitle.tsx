import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { TagLinks } from './TagLinks';
import styles from './OrderParts.module.css';

interface OrderTitleProps {
  /** Order number, used as the link's text. */
  number: string;
  to: string;
  /** State of the history entry that the link opens. */
  state?: unknown;
  /** Accessible name of the link, which must be clear without its row. */
  label: string;
  title: string;
  /** Further identifying texts; '' is skipped. */
  facts: readonly string[];
  /** Tags of the order, each linked to the list of orders with it. */
  tags?: readonly string[];
}

/** Title cell of an order in a list: number, title and identifying facts. */
export function OrderTitle({ number, to, state, label, title, facts, tags = [] }: OrderTitleProps) {
  return (
    <div className={cx('stack gap-1 justify-items-start wrap-anywhere', styles.title)}>
      <Link to={to} state={state} aria-label={label} className={styles.number}>
        {number}
      </Link>
      <span>{title}</span>
      <span className="cluster gap-x-4 muted text-sm">
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </span>
      {tags.length > 0 && <TagLinks tags={tags} />}
    </div>
  );
}
