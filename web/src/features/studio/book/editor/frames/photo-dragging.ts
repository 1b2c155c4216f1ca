import { loadOnce } from '../../../../../lib/load-once';

/** Dragging of photos, which comes after the pages: pressing one place after the other does the same. */
export const photoDragging = loadOnce('dragging of photos', async () => {
  const { watchDrag } = await import('./photo-drag');
  return { watchDrag };
});
