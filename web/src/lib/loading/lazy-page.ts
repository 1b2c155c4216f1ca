import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import type { TextPart } from '#lib/language/text-parts.ts';
import { loadWithTexts } from '#lib/language/texts.ts';

/** Page that is loaded together with its texts when it is shown, or earlier by `fetchAhead`. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Preloads the page; after a failure the page is loaded when it is shown. */
  fetchAhead: () => void;
}

export function lazyPage(
  fetch: () => Promise<{ default: ComponentType }>,
  ...parts: TextPart[]
): LazyPage {
  let underWay: ReturnType<typeof fetch> | undefined;
  const fetchOnce = () => {
    underWay ??= loadWithTexts(() => loadWithRetries(fetch), ...parts).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  return { Page: lazy(fetchOnce), fetchAhead: () => void fetchOnce().catch(() => undefined) };
}
