import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import * as z from 'zod/mini';
import { deleteExpiredSharedPhotos, storeSharedFiles } from '../src/lib/uploads/shared-photos';
import {
  CACHE_PAGE_MESSAGE,
  CACHED_ANSWER_MESSAGE,
  SKIP_WAITING_MESSAGE,
} from '../src/lib/device/worker-messages';
import { CACHE_NAMES, CACHE_LIMITS, listOutdatedCaches } from './caches';
import { withTimeout, markAsCached, canTakeOver, fetchPageOrShell } from './pages';
import {
  isAssetUrl,
  isCataloguePicture,
  isPageUrl,
  isPublicAnswer,
  isUnsignedCall,
  type PictureStore,
} from './requests';
import { SHARE_PATH, receiveSharedPhotos } from './share';

declare const self: ServiceWorkerGlobalScope;
/**
 * Constants that the build inserts: files to precache, path of the plain page, entry script, and
 * location of the catalogue's pictures.
 */
declare const PRECACHED: (string | PrecacheEntry)[];
declare const SHELL: string;
/** Path of the entry script of this release. */
declare const ENTRY: string;
declare const PICTURES: PictureStore;

/** Timeout in seconds after which a cached page, or else the plain page, is opened. */
const SEEN_PAGE_SECONDS = 3;
const PAGE_SECONDS = 4;
const ANSWER_SECONDS = 6;

const { origin } = self.location;
/** Cache options for public answers, which do not depend on the headers in `Vary`. */
const SAME_FOR_ALL = { ignoreVary: true };
const expiring = (kind: keyof typeof CACHE_NAMES) =>
  new ExpirationPlugin({ ...CACHE_LIMITS[kind], purgeOnQuotaError: true });

const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isPublicAnswer(response) ? response : null),
};

precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
enableNavigationPreload();

const network = new NetworkOnly();
/** Cache of public pages, which contain their data; the plain page is `no-store`. */
const pages = new NetworkFirst({
  cacheName: CACHE_NAMES.pages,
  networkTimeoutSeconds: SEEN_PAGE_SECONDS,
  matchOptions: SAME_FOR_ALL,
  plugins: [
    publicOnly,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? await markAsCached(cachedResponse) : null,
    },
    expiring('pages'),
  ],
});

const takeOverAsked = z.object({
  type: z.literal(SKIP_WAITING_MESSAGE),
  scripts: z.array(z.string()),
});

/** Delays in milliseconds before a worker looks whether other tabs are open. */
const TAB_CHECK_DELAYS_MS = [0, 1000, 4000];

/**
 * Takes over from an earlier release's worker, if no other page needs its chunks. Checks the tabs
 * several times, because a page that is being closed or reloaded is listed for a moment longer.
 */
async function takeOver(page: { id: string; scripts: readonly string[] }): Promise<void> {
  for (const delay of TAB_CHECK_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (
      canTakeOver(
        page,
        ENTRY,
        tabs.map(({ id }) => id),
      )
    )
      return self.skipWaiting();
  }
}

// Handles navigations outside of the app as well, because their preloaded response would otherwise
// be lost.
registerRoute(
  new NavigationRoute(async (options) => {
    options.event.waitUntil(deleteExpiredSharedPhotos(Date.now()));
    if (!isPageUrl(options.url ?? new URL(options.request.url))) return network.handle(options);
    return fetchPageOrShell({
      network: () => withTimeout(pages.handle(options), PAGE_SECONDS),
      shell: () => matchPrecache(SHELL),
    });
  }),
);

registerRoute(
  ({ url }) => isAssetUrl(url, origin),
  new CacheFirst({ cacheName: CACHE_NAMES.assets, plugins: [expiring('assets')] }),
);

// Network first, so that prices are current (docs/rules.md#api-4); the cache is used if there is no
// response.
registerRoute(
  ({ url, request }) => isUnsignedCall(url, request, origin),
  new NetworkFirst({
    cacheName: CACHE_NAMES.answers,
    networkTimeoutSeconds: ANSWER_SECONDS,
    matchOptions: SAME_FOR_ALL,
    plugins: [
      publicOnly,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
          if (cachedResponse && event instanceof FetchEvent) {
            (await self.clients.get(event.clientId))?.postMessage(CACHED_ANSWER_MESSAGE);
          }
          return cachedResponse ?? null;
        },
      },
      expiring('answers'),
    ],
  }),
);

// Fetched with CORS, because opaque responses cannot be checked and count as 7 MB of quota each.
registerRoute(
  ({ url }) => isCataloguePicture(url, PICTURES),
  new CacheFirst({
    cacheName: CACHE_NAMES.pictures,
    matchOptions: SAME_FOR_ALL,
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [expiring('pictures')],
  }),
);

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'POST' || pathname !== SHARE_PATH) return;
  event.respondWith(
    receiveSharedPhotos(event.request, (files) => storeSharedFiles(files, Date.now())),
  );
});

// The first worker controls the current page at once; later ones wait until the previous one is no
// longer needed.
if (!self.registration.active) clientsClaim();

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const { source } = event;
  const asked = takeOverAsked.safeParse(data);
  if (!(source instanceof WindowClient)) return;
  if (asked.success) event.waitUntil(takeOver({ id: source.id, scripts: asked.data.scripts }));
  if (data === CACHE_PAGE_MESSAGE) {
    event.waitUntil(pages.handle({ event, request: new Request(source.url) }));
  }
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const outdated = listOutdatedCaches(await caches.keys());
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(tidy());
});
