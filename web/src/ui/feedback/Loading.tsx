import type { ReactNode } from 'react';
import { Spinner } from '#ui/actions/Button.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Label for screen readers, e.g. 'Loading...'. */
  label: string;
  /** Skeletons shaped like the content; without them, a spinner is shown with the label. */
  children?: ReactNode;
}

/** Loading indicator. */
export function Loading({ label, children }: LoadingProps) {
  if (children) {
    return (
      <div role="status">
        <span className="visually-hidden">{label}</span>
        {children}
      </div>
    );
  }
  return (
    <p role="status" className={styles.loading}>
      <Spinner />
      {label}
    </p>
  );
}
