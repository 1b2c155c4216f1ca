import type { ReactNode } from 'react';
import styles from './OrderParts.module.css';

interface FactsProps {
  /** Labels and values; empty values are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** List of labelled values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
