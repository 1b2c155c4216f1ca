import type { ReactNode } from 'react';
import styles from './Order.module.css';

interface SummaryLineProps {
  label: string;
  children: ReactNode;
  /** Marks the sum of the lines above. */
  isTotal?: boolean;
}

/** A line of a price summary. */
export function SummaryLine({ label, children, isTotal = false }: SummaryLineProps) {
  return (
    <div className={isTotal ? styles.total : styles.fact}>
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
