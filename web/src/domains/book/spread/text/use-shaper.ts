import { useStore } from '@nanostores/react';
import type { FontId } from '@smriti/shared/book/text/fonts';
import type { TextShaper } from '@smriti/shared/book/text/shaper';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { logFailure } from '#lib/log.ts';
import { lazyTextLayout } from './lazy-text-layout';

interface Shaping {
  /** Loaded shaper, in a new object each time fonts are loaded; null until loaded. */
  loaded: { shaper: TextShaper } | null;
  hasFailed: boolean;
}

const shaping = atom<Shaping>({ loaded: null, hasFailed: false });
const asked = new Set<FontId>();
let waiting: FontId[] = [];
/** Whether fonts have been requested, and whether a load is scheduled. */
let areFontsRequested = false;
let isWaiting = false;

async function load(fonts: readonly FontId[]): Promise<void> {
  try {
    const { loadShaper } = await import('./load-shaper');
    const shaper = await loadShaper(fonts);
    shaping.set({ ...shaping.get(), loaded: { shaper } });
  } catch (error) {
    logFailure('The fonts of the book could not be loaded', error);
    shaping.set({ ...shaping.get(), hasFailed: true });
  }
}

/** Requests HarfBuzz and these fonts; they are loaded after the next paint. */
function askFor(fonts: readonly FontId[]): void {
  const news = fonts.filter((font) => !asked.has(font));
  if (news.length === 0 && areFontsRequested) return;
  for (const font of news) asked.add(font);
  areFontsRequested = true;
  if (!isWaiting) {
    isWaiting = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        isWaiting = false;
        void load(all);
      });
    });
  }
  waiting = [...waiting, ...news];
}

/** Shaper with these fonts; null until they are loaded, or if loading fails. */
export function useShaper(fonts: readonly FontId[]): {
  shaper: TextShaper | null;
  hasFailed: boolean;
} {
  const { loaded, hasFailed } = useStore(shaping);
  const names = fonts.join();
  useEffect(() => {
    askFor(fonts);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `names` identifies the fonts
  }, [names]);
  const isReady = loaded !== null && fonts.every((font) => loaded.shaper.has(font));
  return { shaper: isReady ? loaded.shaper : null, hasFailed };
}

/** Whether texts are shown in a fallback font instead of the printed one. */
export function useHasFallbackTexts(): boolean {
  const hasNoLines = useStore(lazyTextLayout.hasFailed);
  return useStore(shaping).hasFailed || hasNoLines;
}
