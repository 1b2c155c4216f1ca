import { loadOnce } from '../../../../../lib/load-once';

/** The photos that were left out, which most books have none of. */
export const trayPhotos = loadOnce('the photos that were left out', async () => {
  const { TrayPhotos } = await import('./TrayPhotos');
  return { TrayPhotos };
});
