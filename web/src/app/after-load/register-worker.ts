import { CACHE_PAGE_MESSAGE, SKIP_WAITING_MESSAGE } from '#lib/device/worker-messages.ts';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';

/** Whether the worker may cache a response that this page fetched before the worker was active. */
function mayBeKept({ name }: PerformanceEntry): boolean {
  // Calls of signed-in users may be private, and a performance entry does not tell.
  const isCall = name.startsWith(`${location.origin}/api/`);
  return isCall
    ? !useSession.getState().isAuthenticated
    : /\/(assets\/|o\/catalogue%2F)/.test(name);
}

/** Sends a newly activated worker the URLs of requests that started before, including late responses. */
function tellOfBefore(worker: ServiceWorker): void {
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
 * Paths of this page's scripts, which identify its release. A prerendered page lists them on its first
 * script (tools/release/build/public-pages.ts).
 */
const ownScripts = () =>
  [...document.scripts].flatMap(({ src, dataset }) =>
    src ? [new URL(src).pathname, ...(dataset.files?.split(' ') ?? [])] : [],
  );

/**
 * Registers the service worker, with which the shop opens without a connection (docs/decisions/offline.md).
 * On the first visit, the worker receives the URLs that the page has already fetched.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off')
    return;
  const isFirst = serviceWorker.controller === null;
  try {
    const { waiting } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    waiting?.postMessage({ type: SKIP_WAITING_MESSAGE, scripts: ownScripts() });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    if (active) tellOfBefore(active);
  } catch (error) {
    logFailure('The service worker was not registered', error);
  }
}
