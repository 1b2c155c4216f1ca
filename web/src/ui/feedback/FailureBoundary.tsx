import { Component, type ReactNode, useEffect } from 'react';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './FailureBoundary.module.css';

interface FailureBoundaryProps {
  message: string;
  action: string;
  children: ReactNode;
}

/**
 * Error boundary that keeps the rest of the page when a part fails or cannot be loaded, e.g.
 * offline or after a new release.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logFailure('A page failed', error);
  }

  override render() {
    const { message, action, children } = this.props;
    return this.state.hasFailed ? <Failure {...{ message, action }} /> : children;
  }
}

/** Message in place of a failed part; reloads the page once a lost connection is back. */
function Failure({ message, action }: Omit<FailureBoundaryProps, 'children'>) {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button variant="filled" onClick={reload}>
        {action}
      </Button>
    </div>
  );
}

const reload = () => location.reload();
