import { loadOnce } from '#lib/loading/load-once.ts';

/** List of left-out photos, loaded only if there are any. */
export const trayPhotos = loadOnce('photo tray', async () => {
  const { TrayPhotos } = await import('./TrayPhotos');
  return { TrayPhotos };
});
