import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchedAgain } from './fetched-again';

/** A page, or a table of routes, that is fetched when it is shown, and again by itself when it did not come. */
export function lazyRoute<Props>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchedAgain(fetch));
}
