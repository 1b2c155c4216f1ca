import { loadWithTexts } from '#lib/language/texts.ts';
import { createLazyPart } from '#lib/loading/lazy-part.ts';

/**
 * Conflict notices, which most users never see; loaded after the first paint. If loading fails, the
 * studio shows an error and stays usable.
 */
export const lazyConflictNotices = createLazyPart('conflict notices', async () => {
  const [{ ConflictNotice }, { BookConflictNotice }, { BookConflictDialog }] = await loadWithTexts(
    () =>
      Promise.all([
        import('./ConflictNotice'),
        import('./BookConflictNotice'),
        import('./BookConflictDialog'),
      ]),
    'editor',
    'book',
  );
  return { ConflictNotice, BookConflictNotice, BookConflictDialog };
});
