import { loadOnce } from '../../../../../lib/load-once';

/** What can be done with a photo: it comes once one is pressed, or soon after the pages. */
export const photoBar = loadOnce('what can be done with a photo', async () => {
  const { PhotoBar } = await import('./PhotoBar');
  return { PhotoBar };
});
