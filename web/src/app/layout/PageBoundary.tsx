import { Component, type ReactNode } from 'react';
import { Button } from '../../components/actions/Button';
import { logFailure } from '../../lib/log';
import styles from './PageBoundary.module.css';

interface PageBoundaryProps {
  message: string;
  action: string;
  children: ReactNode;
}

/** Keeps header and footer when a page fails, or cannot be fetched after a new release. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
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
        <Button
          variant="filled"
          onClick={() => {
            location.reload();
          }}
        >
          {this.props.action}
        </Button>
      </div>
    );
  }
}
