import { loadOnce } from '../../../lib/loading/load-once';

/** The drawings of ornaments, which plain books do without. */
export const ornamentDrawing = loadOnce('page ornaments', async () => {
  const { pageOrnaments } = await import('@smriti/shared/book/ornaments');
  return { pageOrnaments };
});
