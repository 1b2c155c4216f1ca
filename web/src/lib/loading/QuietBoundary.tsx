import { Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';

interface QuietBoundaryProps {
  /** What has failed, for the log. */
  failure: string;
  /** Displayed instead of the failed part. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary of parts that a page can do without. */
export class QuietBoundary extends Component<QuietBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logFailure(this.props.failure, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
