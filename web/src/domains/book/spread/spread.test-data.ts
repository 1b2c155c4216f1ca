import { vi } from 'vitest';

/** Controls the window width and which elements are near the viewport, both missing in jsdom. */
export interface StubbedScreen {
  setNarrow: () => void;
  setReducedMotion: () => void;
  bringNear: (elements: readonly Element[]) => void;
}

/** Stubs a wide screen with no element near the viewport. Call `vi.unstubAllGlobals` afterwards. */
export function stubScreen(): StubbedScreen {
  let isNarrow = false;
  let isReduced = false;
  const watched = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? isNarrow : query.includes('reduced') && isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        watched.set(element, (isIntersecting) => this.#tell([{ isIntersecting }]));
      }
      disconnect() {
        return undefined;
      }
    },
  );
  return {
    setNarrow: () => {
      isNarrow = true;
    },
    setReducedMotion: () => {
      isReduced = true;
    },
    bringNear: (elements) => {
      for (const element of elements) watched.get(element)?.(true);
    },
  };
}
