import { loadOnce } from '#lib/loading/load-once.ts';

/** Drawings of ornaments; plain books do not load them. */
export const ornamentDrawing = loadOnce('page ornaments', async () => {
  const { pageOrnaments } = await import('@smriti/shared/book/ornaments');
  return { pageOrnaments };
});
