import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchedAgain } from '../api/fetched-again';
import type { TextPart } from '../language/text-parts';
import { withTexts } from '../language/texts';

/**
 * A page, or a table of routes, that is fetched when it is shown, with its texts, and again by itself
 * when it did not come.
 */
export function lazyRoute<Props>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: TextPart[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withTexts(() => fetchedAgain(fetch), ...parts));
}
