import { logFailure } from '../../lib/log';
import { useSession } from '../../lib/session/session-store';
import { KEEP_PAGE, TAKE_OVER } from '../../lib/device/worker-messages';

/** Whether the worker may keep what this page fetched without it. */
function mayBeKept({ name }: PerformanceEntry): boolean {
  // Who is signed in asks for answers of their own too, which nothing here tells apart.
  const isCall = name.startsWith(`${location.origin}/api/`);
  return isCall
    ? !useSession.getState().isAuthenticated
    : /\/(assets\/|o\/catalogue%2F)/.test(name);
}

/** Tells a worker that has just come what was asked for before it came, also what arrives later. */
function tellOfBefore(worker: ServiceWorker): void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    const before = list.getEntries().filter((entry) => entry.startTime < now && mayBeKept(entry));
    const urlsToCache = before.map(({ name }) => name);
    // As Workbox's router reads it.
    if (urlsToCache.length > 0) {
      worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  worker.postMessage(KEEP_PAGE);
}

/**
 * The paths of this page's scripts, which tell its release. A page that came with its first screenful
 * names them at the one that it begins with (tools/public-pages.ts).
 */
const ownScripts = () =>
  [...document.scripts].flatMap(({ src, dataset }) =>
    src ? [new URL(src).pathname, ...(dataset.files?.split(' ') ?? [])] : [],
  );

/**
 * Registers the service worker, with which the shop opens without a connection (docs/decisions/offline.md).
 * On the first visit it is told what the page has fetched without it.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off')
    return;
  const isFirst = serviceWorker.controller === null;
  try {
    const { waiting } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    waiting?.postMessage({ type: TAKE_OVER, scripts: ownScripts() });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    if (active) tellOfBefore(active);
  } catch (error) {
    logFailure('The service worker was not registered', error);
  }
}
