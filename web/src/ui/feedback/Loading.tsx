import type { ReactNode } from 'react';
import styles from './Loading.module.css';
import { Spinner } from '../actions/Spinner';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface LoadingProps {
  /** e.g. 'Loading...' */
  label: string;
  /** Skeletons in the shape of what is to come; without them a spinner turns beside the label. */
  children?: ReactNode;
}

/** Says that something is on its way. */
export function Loading({ label, children }: LoadingProps) {
  if (children) {
    return (
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
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
