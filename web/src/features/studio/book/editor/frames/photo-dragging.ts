import { loadOnce } from '#lib/loading/load-once.ts';

/** Photo dragging, loaded after the pages; pressing one place after the other does the same. */
export const photoDragging = loadOnce('photo dragging', async () => {
  const { watchDrag } = await import('./photo-drag');
  return { watchDrag };
});
