import { type ComponentType, lazy, Component, type ReactNode } from 'react';
import { logFailure } from '#lib/log.ts';

interface QuietBoundaryProps {
  /** Message for the log. */
  failure: string;
  /** Content displayed instead of the failed part. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for parts that a page does not depend on. */
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

const Nothing = () => null;

/**
 * Lazily loaded component that renders nothing if it cannot be loaded, so that the rest of the page
 * works.
 * @param name name of the component in the log
 */
export function optionalPart<P extends object>(
  name: string,
  fetch: () => Promise<ComponentType<P>>,
) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await fetch() };
    } catch (error) {
      logFailure(`A part of the page was not fetched: ${name}`, error);
      return { default: Nothing };
    }
  });
}
