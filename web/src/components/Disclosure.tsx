import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import styles from './Disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** A heading that shows or hides what is under it: the browser's own details element. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={cx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
