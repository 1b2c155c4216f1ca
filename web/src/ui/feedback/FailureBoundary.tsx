import { Component, type ReactNode } from 'react';
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
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <p>{this.props.message}</p>
        <Button variant="filled" onClick={() => location.reload()}>
          {this.props.action}
        </Button>
      </div>
    );
  }
}
