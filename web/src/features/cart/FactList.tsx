import type { ReactNode } from 'react';
import styles from './AlbumFacts.module.css';

interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Values below their labels. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="stack">
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
