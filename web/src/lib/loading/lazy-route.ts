import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchedAgain } from '../api/fetched-again';
import type { TextPart } from '../language/text-parts';
import { withTexts } from '../language/texts';

/** A page or route table that is loaded with its texts when it is shown, with automatic retries. */
export function lazyRoute<Props>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: TextPart[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withTexts(() => fetchedAgain(fetch), ...parts));
}
