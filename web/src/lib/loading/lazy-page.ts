import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import type { TextPart } from '#lib/language/text-parts.ts';
import { withTexts } from '#lib/language/texts.ts';

/** A page that is loaded with its texts when it is shown, or ahead of that. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Preloads the page; a failed preload is repeated when the page is shown. */
  fetchAhead: () => void;
}

export function lazyPage(
  fetch: () => Promise<{ default: ComponentType }>,
  ...parts: TextPart[]
): LazyPage {
  let underWay: ReturnType<typeof fetch> | undefined;
  const fetchOnce = () => {
    underWay ??= withTexts(() => loadWithRetries(fetch), ...parts).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  return { Page: lazy(fetchOnce), fetchAhead: () => void fetchOnce().catch(() => undefined) };
}
