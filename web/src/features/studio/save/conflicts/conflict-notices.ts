import { withTexts } from '../../../../lib/language/texts';
import { loadOnce } from '../../../../lib/loading/load-once';

/**
 * What asks which of two versions is to be kept. Most never see it; it is fetched once the page is
 * painted, and where it could not be, the studio stays open and says so.
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
