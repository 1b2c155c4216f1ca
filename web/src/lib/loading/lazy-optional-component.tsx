import { type ComponentType, lazy } from 'react';
import { logFailure } from '#lib/log.ts';

const Nothing = () => null;

/**
 * Lazily loaded component that renders nothing if it cannot be loaded, so that the rest of the page
 * works.
 * @param name name of the component in the log
 */
export function lazyOptionalComponent<P extends object>(
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
