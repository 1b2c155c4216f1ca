import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './FactsList.module.css';

/** Label and value; 'total' marks the sum of the facts above. */
export type Fact = readonly [label: string, value: ReactNode, kind?: 'total'];

interface FactsListProps {
  /** Facts to show; those that are false or have an empty value are skipped. */
  facts: readonly (Fact | false)[];
  /** Whether there is a line between facts, for dense pages of the console. */
  isRuled?: boolean;
  /** Whether values use tabular figures, for amounts and counts. */
  isTabular?: boolean;
}

/** List of facts, with labels at the start and values at the end of the lines. */
export function FactsList({ facts, isRuled = false, isTabular = false }: FactsListProps) {
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
