import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { toastQueue } from './src/ui/feedback/toast';
import { useSession } from './src/lib/session/session-store';

// a busy machine takes seconds to load what a page fetches later
configure({ asyncUtilTimeout: 10_000 });

/** React runs the effects of what is found in the next `setImmediate`: on a busy machine, after the find. */
const before = { ...getConfig() };
const { setImmediate } = globalThis; // a test may take over the clock
configure({
  asyncWrapper: async (find) => {
    const found: unknown = await before.asyncWrapper(find);
    await new Promise<void>((resolve) => setImmediate(resolve));
    return found;
  },
});

/** jsdom has none, and lays out nothing that one could tell of. */
class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
if (!('ResizeObserver' in globalThis))
  Object.assign(globalThis, { ResizeObserver: NoResizeObserver });

/** jsdom has no layout, so it cannot scroll to an element. */
const scrollNowhere = () => undefined;
Object.assign(Element.prototype, { scrollTo: scrollNowhere, scrollIntoView: scrollNowhere });

/*
 * Vitest may call the factory of a mock twice when an import of an earlier file still runs. A mock function
 * that a test asserts is therefore created by `vi.hoisted`, so that both calls return the same one.
 */

/** Dialogs are there at once, as on a page that has been there for a moment. */
vi.mock('./src/ui/dialogs/Modal', async () => ({
  Modal: (await import('./src/ui/dialogs/ModalLayer')).ModalLayer,
}));

/** Files of component tests share a document: each test leaves it as it found it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toastQueue.take(toastQueue.waiting());
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Unloads the modules of a file, because the next one may mock others. Imports that are still running would
 * otherwise end after this, and the next file would get modules without its mocks.
 */
afterAll(async () => {
  configure(before);
  await vi.dynamicImportSettled();
  vi.resetModules();
});
