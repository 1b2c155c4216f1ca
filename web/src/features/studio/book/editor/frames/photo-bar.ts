import { loadOnce } from '#lib/loading/load-once.ts';

/** Photo toolbar, loaded when a photo is pressed or soon after the pages. */
export const photoBar = loadOnce('photo toolbar', async () => {
  const { PhotoBar } = await import('./PhotoBar');
  return { PhotoBar };
});
