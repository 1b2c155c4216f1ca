import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchedAgain } from './fetched-again';

/** A page that is fetched when it is shown, or ahead of that. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches it ahead; what fails then is asked for again when the page is shown. */
  fetchAhead: () => void;
}

export function lazyPage(fetch: () => Promise<{ default: ComponentType }>): LazyPage {
  let underWay: ReturnType<typeof fetch> | undefined;
  const fetchOnce = () => {
    underWay ??= fetchedAgain(fetch).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  return { Page: lazy(fetchOnce), fetchAhead: () => void fetchOnce().catch(() => undefined) };
}
