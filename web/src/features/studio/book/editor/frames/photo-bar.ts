import { loadOnce } from '../../../../../lib/loading/load-once';

/** The toolbar of a photo: it comes once one is pressed, or soon after the pages. */
export const photoBar = loadOnce('photo toolbar', async () => {
  const { PhotoBar } = await import('./PhotoBar');
  return { PhotoBar };
});
