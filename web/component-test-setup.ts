import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { toastQueue } from './src/ui/feedback/toast';
import { useSession } from './src/lib/session/session-store';

// allows for lazy loading, which takes seconds on a busy machine
configure({ asyncUtilTimeout: 10_000 });

/** Lets each find wait for one `setImmediate`, in which React runs the effects of the found elements. */
const before = { ...getConfig() };
const { setImmediate } = globalThis; // tests may replace it by a fake timer
configure({
  asyncWrapper: async (find) => {
    const found: unknown = await before.asyncWrapper(find);
    await new Promise<void>((resolve) => setImmediate(resolve));
    return found;
  },
});

/** jsdom has no ResizeObserver; without a layout, there are no sizes to report. */
class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
if (!('ResizeObserver' in globalThis))
  Object.assign(globalThis, { ResizeObserver: NoResizeObserver });

/** Computed styles by kind of element; they depend on nothing else, because no stylesheet is loaded. */
const computedStyles = new Map<string, CSSStyleDeclaration>();
const { getComputedStyle } = globalThis;

/**
 * Computes a style once for each kind of element: jsdom compares an element with every rule of its default
 * stylesheet, and queries by role ask for the styles of all elements.
 */
function getCachedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const attributes = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, pseudo, ...attributes]);
  const style = computedStyles.get(key) ?? getComputedStyle(element, pseudo);
  computedStyles.set(key, style);
  return style;
}
globalThis.getComputedStyle = getCachedStyle;

/** jsdom has no layout, so it cannot scroll to an element. */
const scrollNowhere = () => undefined;
Object.assign(Element.prototype, { scrollTo: scrollNowhere, scrollIntoView: scrollNowhere });

/*
 * Vitest may call the factory of a mock twice when an import of an earlier file still runs. A mock function
 * that a test asserts is therefore created by `vi.hoisted`, so that both calls return the same one.
 */

/** Renders dialogs at once, without loading their code lazily. */
vi.mock('./src/ui/dialogs/Modal', async () => ({
  Modal: (await import('./src/ui/dialogs/ModalLayer')).ModalLayer,
}));

/** Resets the document and the stores after each test, because the files of component tests share them. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toastQueue.take(toastQueue.waiting());
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Restores the globals, and unloads the modules of a file, because the next one may mock others. Imports that
 * are still running would otherwise end after this, and the next file would get modules without its mocks.
 */
afterAll(async () => {
  configure(before);
  vi.unstubAllGlobals();
  await vi.dynamicImportSettled();
  vi.resetModules();
});
