import { loadOnce } from '#lib/loading/load-once.ts';

/** Lazily loaded drawings of ornaments, which plain books do not need. */
export const ornamentDrawing = loadOnce('page ornaments', async () => {
  const { pageOrnaments } = await import('@smriti/shared/book/ornaments');
  return { pageOrnaments };
});
