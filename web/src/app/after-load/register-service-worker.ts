import { CACHE_PAGE_MESSAGE, SKIP_WAITING_MESSAGE } from '#lib/device/worker-messages.ts';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';

/**
 * Whether the worker may cache the response to a request that this page made before the worker was
 * active.
 */
function mayBeKept({ name }: PerformanceEntry): boolean {
  // A call of a signed-in user may be private; a performance entry does not show whether it was
  // authenticated.
  const isCall = name.startsWith(`${location.origin}/api/`);
  return isCall
    ? !useSession.getState().isAuthenticated
    : /\/(assets\/|o\/catalogue%2F)/.test(name);
}

/**
 * Sends a newly activated worker the URLs that the page requested before, including responses that
 * are still arriving.
 */
function sendEarlierRequests(worker: ServiceWorker): void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    const before = list.getEntries().filter((entry) => entry.startTime < now && mayBeKept(entry));
    const urlsToCache = before.map(({ name }) => name);
    // Message format of Workbox's router.
    if (urlsToCache.length > 0) {
      worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  worker.postMessage(CACHE_PAGE_MESSAGE);
}

/**
 * Paths of this page's scripts, which identify the release. A prerendered page lists them on its
 * first script (tools/release/build/public-pages.ts).
 */
const ownScripts = () =>
  [...document.scripts].flatMap(({ src, dataset }) =>
    src ? [new URL(src).pathname, ...(dataset.files?.split(' ') ?? [])] : [],
  );

/**
 * Registers the service worker, which opens the shop without a connection
 * (docs/decisions/offline.md). On the first visit, sends it the URLs that the page has already
 * fetched.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off')
    return;
  const isFirst = serviceWorker.controller === null;
  try {
    const { waiting } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    waiting?.postMessage({ type: SKIP_WAITING_MESSAGE, scripts: ownScripts() });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    if (active) sendEarlierRequests(active);
  } catch (error) {
    logFailure('The service worker was not registered', error);
  }
}
