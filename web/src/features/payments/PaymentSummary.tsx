import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { type Fact, FactsList } from '#ui/layout/FactsList.tsx';
import styles from './PaymentSummary.module.css';

interface PaymentSummaryProps {
  /** Heading, read by screen readers only. */
  label: string;
  title: string;
  /** Picture of what is paid for. */
  cover?: ReactNode;
  facts: readonly Fact[];
}

export function PaymentSummary({ label, title, cover, facts }: PaymentSummaryProps) {
  return (
    <Card
      as="section"
      padding="none"
      className={cover ? styles.covered : undefined}
      aria-labelledby="payment-summary"
    >
      <h2 id="payment-summary" className="visually-hidden">
        {label}
      </h2>
      {cover && <div className={styles.cover}>{cover}</div>}
      <p className={styles.title}>{title}</p>
      <div className={styles.facts}>
        <FactsList isTabular facts={facts} />
      </div>
    </Card>
  );
}
