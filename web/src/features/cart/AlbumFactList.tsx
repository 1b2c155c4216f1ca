import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './AlbumFactList.module.css';

interface AlbumFactListProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** List of labels, each with its value at the end of the line. */
export function AlbumFactList({ facts }: AlbumFactListProps) {
  return (
    <dl className="stack">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={cx(
            'row gap-4 justify-between rule-above py-1 text-sm leading-snug',
            styles.fact,
          )}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
