import type { ReactNode } from 'react';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './OrderRowTitle.module.css';
import { TagLinks } from './TagLinks';

interface OrderRowTitleProps {
  /** Order number, used as the link's text. */
  number: string;
  to: string;
  /** State of the history entry that the link opens. */
  state?: unknown;
  /** Accessible name of the link, which must be clear without its row. */
  label: string;
  title: string;
  /** Further identifying texts, the most important ones first; empty ones are skipped. */
  facts: readonly (string | false)[];
  /** Whether medium screens show all facts, without the cover, instead of cutting them. */
  isWhole?: boolean;
  /** Picture of the album. */
  cover?: ReactNode;
  /** Badge beside the number. */
  badge?: ReactNode;
  /** Tags of the order, each linked to the list of orders with it. */
  tags?: readonly string[];
}

/**
 * First cell of an order's row in a dense list: cover, number and title, and facts and tags, in two lines, which
 * wide screens cut at the end of the column.
 */
export function OrderRowTitle(props: OrderRowTitleProps) {
  const { number, to, state, label, title, facts, cover, badge, isWhole, tags = [] } = props;
  const line = facts.filter(Boolean).join(' · ');
  return (
    <div className={cx(styles.order, isWhole && styles.whole)}>
      {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      <div className={cx('stack grid-cols-1 flex-1 min-w-0', styles.texts)}>
        <span className={styles.line} title={title}>
          <Link to={to} state={state} aria-label={label} className={styles.number}>
            {number}
          </Link>
          {badge}
          <span>{title}</span>
        </span>
        <span className={styles.facts}>
          <span title={line}>{line}</span>
          {tags.length > 0 && <TagLinks tags={tags} />}
        </span>
      </div>
    </div>
  );
}
