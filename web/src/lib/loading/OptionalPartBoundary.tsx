import { Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';

interface OptionalPartBoundaryProps {
  /** Message for the log. */
  failure: string;
  /** Content displayed instead of the failed part. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for parts that a page does not depend on. */
export class OptionalPartBoundary extends Component<
  OptionalPartBoundaryProps,
  { hasFailed: boolean }
> {
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
