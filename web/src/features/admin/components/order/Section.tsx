import { type ReactNode, useId } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import styles from './OrderParts.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of an order page. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
