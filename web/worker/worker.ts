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
import { dropOldShared, keepShared } from '../src/lib/uploads/shared-photos';
import { KEEP_PAGE, KEPT_ANSWER, TAKE_OVER } from '../src/lib/device/worker-messages';
import { CACHES, LIMITS, outdatedCaches } from './kept';
import { inTime, markedAsKept, mayTakeOver, openPage } from './pages';
import {
  isAsset,
  isCataloguePicture,
  isPage,
  isPublicAnswer,
  isUnsignedCall,
  type PictureStore,
} from './requests';
import { SHARE_PATH, takeShare } from './share';

declare const self: ServiceWorkerGlobalScope;
/** What the first pages need, the page that stands in for others, and where pictures lie: the build puts them here. */
declare const PRECACHED: (string | PrecacheEntry)[];
declare const SHELL: string;
/** The path of the script that every page of this release begins with. */
declare const ENTRY: string;
declare const PICTURES: PictureStore;

/** By then a page is better opened as it was seen than waited for, and then as the plain page. */
const SEEN_PAGE_SECONDS = 3;
const PAGE_SECONDS = 4;
const ANSWER_SECONDS = 6;

const { origin } = self.location;
/** By whatever headers an answer says it varies, those of public ones do not differ here. */
const SAME_FOR_ALL = { ignoreVary: true };
const expiring = (kind: keyof typeof CACHES) =>
  new ExpirationPlugin({ ...LIMITS[kind], purgeOnQuotaError: true });

const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isPublicAnswer(response) ? response : null),
};

precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
enableNavigationPreload();

const network = new NetworkOnly();
/** Public pages come with what they show; the plain page says that nobody may keep it. */
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: SEEN_PAGE_SECONDS,
  matchOptions: SAME_FOR_ALL,
  plugins: [
    publicOnly,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? await markedAsKept(cachedResponse) : null,
    },
    expiring('pages'),
  ],
});

const takeOverAsked = z.object({ type: z.literal(TAKE_OVER), scripts: z.array(z.string()) });

/** Takes over from the worker of an earlier release where that leaves no page without its chunks. */
async function takeOver(scripts: readonly string[]): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (mayTakeOver(scripts, ENTRY, tabs.length)) await self.skipWaiting();
}

// All navigations, those that are no pages too: what was fetched ahead for them is lost otherwise.
registerRoute(
  new NavigationRoute(async (options) => {
    options.event.waitUntil(dropOldShared(Date.now()));
    if (!isPage(options.url ?? new URL(options.request.url))) return network.handle(options);
    return openPage({
      network: () => inTime(pages.handle(options), PAGE_SECONDS),
      shell: () => matchPrecache(SHELL),
    });
  }),
);

registerRoute(
  ({ url }) => isAsset(url, origin),
  new CacheFirst({ cacheName: CACHES.assets, plugins: [expiring('assets')] }),
);

// The network comes first: a price is seen as it is (docs/rules.md#api-4), unless nobody answers.
registerRoute(
  ({ url, request }) => isUnsignedCall(url, request, origin),
  new NetworkFirst({
    cacheName: CACHES.answers,
    networkTimeoutSeconds: ANSWER_SECONDS,
    matchOptions: SAME_FOR_ALL,
    plugins: [
      publicOnly,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
          if (cachedResponse && event instanceof FetchEvent) {
            (await self.clients.get(event.clientId))?.postMessage(KEPT_ANSWER);
          }
          return cachedResponse ?? null;
        },
      },
      expiring('answers'),
    ],
  }),
);

// As a picture of a page they would come as answers that nobody may look into, and count as 7 MB each.
registerRoute(
  ({ url }) => isCataloguePicture(url, PICTURES),
  new CacheFirst({
    cacheName: CACHES.pictures,
    matchOptions: SAME_FOR_ALL,
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [expiring('pictures')],
  }),
);

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'POST' || pathname !== SHARE_PATH) return;
  event.respondWith(takeShare(event.request, (files) => keepShared(files, Date.now())));
});

// The first one looks after the page that it came with; later ones wait until nobody needs the last.
if (!self.registration.active) clientsClaim();

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const { source } = event;
  const asked = takeOverAsked.safeParse(data);
  if (asked.success) event.waitUntil(takeOver(asked.data.scripts));
  if (data === KEEP_PAGE && source instanceof WindowClient) {
    event.waitUntil(pages.handle({ event, request: new Request(source.url) }));
  }
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const outdated = outdatedCaches(await caches.keys());
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(tidy());
});
