import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Facts.module.css';

/** A label, its value, and whether it is the sum of those above. */
export type Fact = readonly [label: string, value: ReactNode, kind?: 'total'];

interface FactsProps {
  /** Facts that are false or have an empty value are left out. */
  facts: readonly (Fact | false)[];
  /** Draws a line between facts, for dense pages of the console. */
  isRuled?: boolean;
  /** For amounts and counts. */
  isTabular?: boolean;
}

/** Labels at the start of their lines, values at the end. */
export function Facts({ facts, isRuled = false, isTabular = false }: FactsProps) {
  return (
    <dl className="stack">
      {facts
        .filter((fact) => fact !== false)
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value, kind]) => (
          <div
            key={label}
            className={cx(styles.fact, isRuled && styles.ruled, kind && styles.total)}
          >
            <dt>{label}</dt>
            <dd className={isTabular ? 'tabular' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
