import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import type { TextPart } from '#lib/language/text-parts.ts';
import { loadWithTexts } from '#lib/language/texts.ts';

/**
 * Page or route table that is loaded together with its texts when it is shown, with automatic
 * retries.
 */
export function lazyRoute<Props>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: TextPart[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithTexts(() => loadWithRetries(fetch), ...parts));
}
