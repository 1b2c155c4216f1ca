import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { cx } from '#ui/cx.ts';
import styles from './AccountSection.module.css';

interface AccountSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <Card as="section" padding="large" className="stack gap-6 clear-of-header">
      <div className="stack gap-2">
        <h2 className="text-lg leading-title">{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** Buttons of a section; on phones they share the full width. */
export function SectionButtons({ children }: { children: ReactNode }) {
  return <div className={cx('cluster gap-3', styles.actions)}>{children}</div>;
}
