import { withTexts } from '#lib/language/texts.ts';
import { loadOnce } from '#lib/loading/load-once.ts';

/**
 * Conflict notices, which most users never see; loaded after the first paint. If loading fails, the
 * studio shows an error and stays usable.
 */
export const conflictNotices = loadOnce('conflict notices', async () => {
  const [{ ConflictNotice }, { BookConflictNotice }, { BookConflictDialog }] = await withTexts(
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
