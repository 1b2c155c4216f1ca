import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHE_PAGE_MESSAGE, SKIP_WAITING_MESSAGE } from '#lib/device/worker-messages.ts';
import { storeSignedInUser, clearSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { registerServiceWorker } from './register-service-worker';

const SHOP = location.origin;
const PICTURE = 'https://storage.test/v0/b/shop/o/catalogue%2Fproducts%2F1.webp?alt=media';
const PHOTO = 'https://storage.test/v0/b/shop/o/photos%2Fasha%2F1?alt=media&token=t';
const FETCHED = [`${SHOP}/assets/a.js`, `${SHOP}/api/products`, PICTURE, PHOTO];

const active = { postMessage: vi.fn() };
const worker = {
  controller: null as object | null,
  ready: Promise.resolve({ active }),
  register: vi.fn(() => Promise.resolve({ waiting: null as object | null })),
};
type Tell = (entries: { name: string; startTime: number }[]) => void;
const resources: { tell: Tell } = { tell: () => undefined };

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: (list: { getEntries: () => object[] }) => void) {
        resources.tell = (entries) => onEntries({ getEntries: () => entries });
      }
      observe = () => resources.tell(FETCHED.map((name) => ({ name, startTime: 0 })));
    },
  );
  clearSignedInUser();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  worker.controller = null;
});

const told = () =>
  active.postMessage.mock.calls.flatMap(
    ([message]: ({ payload: { urlsToCache: string[] } } | string)[]) =>
      typeof message === 'object' ? [message.payload.urlsToCache] : [],
  );

it('sends a new worker the URLs of the first page, without photos of customers', async () => {
  await registerServiceWorker();
  expect(worker.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(told()).toEqual([[`${SHOP}/assets/a.js`, `${SHOP}/api/products`, PICTURE]]);
  expect(active.postMessage).toHaveBeenCalledWith(CACHE_PAGE_MESSAGE);
});

it('sends earlier requests with later answers, and none that the worker saw', async () => {
  await registerServiceWorker();
  resources.tell([{ name: `${SHOP}/api/banners`, startTime: 0 }]);
  resources.tell([{ name: `${SHOP}/api/frames`, startTime: performance.now() + 1000 }]);
  expect(told().slice(1)).toEqual([[`${SHOP}/api/banners`]]);
});

it('sends no calls of signed-in users', async () => {
  storeSignedInUser(ASHA, 'token');
  await registerServiceWorker();
  expect(told()).toEqual([[`${SHOP}/assets/a.js`, PICTURE]]);
});

it('sends nothing on later visits, which the worker sees', async () => {
  worker.controller = {};
  await registerServiceWorker();
  expect(worker.register).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([]);
});

it.each([
  ['plain', '<script type="module" src="/assets/index-new.js"></script>', []],
  [
    'filled',
    '<script async src="/assets/page-start-1.js" data-files="/assets/index-new.js /assets/Home-new.js"></script>',
    ['/assets/page-start-1.js', '/assets/Home-new.js'],
  ],
])('tells a waiting worker the release of a %s page', async (_kind, script, others) => {
  const waiting = { postMessage: vi.fn() };
  worker.controller = {};
  worker.register.mockResolvedValueOnce({ waiting });
  document.head.innerHTML = script;
  await registerServiceWorker();
  const scripts: unknown = expect.arrayContaining(['/assets/index-new.js', ...others]);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: SKIP_WAITING_MESSAGE, scripts });
});

it('registers no worker if unsupported or disabled', async () => {
  vi.stubEnv('VITE_SERVICE_WORKER', 'off');
  await registerServiceWorker();
  vi.unstubAllEnvs();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  await registerServiceWorker();
  expect(worker.register).not.toHaveBeenCalled();
});
