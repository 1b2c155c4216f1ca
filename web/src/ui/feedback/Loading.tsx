import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Spinner } from '#ui/actions/Button.tsx';
import { uiMessages } from '#ui/messages.ts';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Label for screen readers; 'Loading...' by default. */
  label?: string | undefined;
  /** Skeletons shaped like the content; without them, a spinner is shown with the label. */
  children?: ReactNode;
}

export function Loading({ label, children }: LoadingProps) {
  const { loading } = useMessages(uiMessages);
  const text = label ?? loading;
  if (children) {
    return (
      <div role="status">
        <span className="visually-hidden">{text}</span>
        {children}
      </div>
    );
  }
  return (
    <p role="status" className={styles.loading}>
      <Spinner />
      {text}
    </p>
  );
}
