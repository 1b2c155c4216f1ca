import { Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './FailureBoundary.module.css';

const reload = () => location.reload();

interface FailureBoundaryProps {
  message: string;
  action: string;
  children: ReactNode;
}

/**
 * Error boundary that keeps the rest of the page when a part fails or cannot be loaded, e.g.
 * offline or after a new release. Reloads the page once a lost connection is back.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logFailure('A page failed', error);
    addEventListener('online', reload);
  }

  override componentWillUnmount() {
    removeEventListener('online', reload);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <p>{this.props.message}</p>
        <Button variant="filled" onClick={reload}>
          {this.props.action}
        </Button>
      </div>
    );
  }
}
