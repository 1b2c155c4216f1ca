import { loadOnce } from '../../../../../lib/loading/load-once';

/** The photos that were left out, which most books have none of. */
export const trayPhotos = loadOnce('photo tray', async () => {
  const { TrayPhotos } = await import('./TrayPhotos');
  return { TrayPhotos };
});
