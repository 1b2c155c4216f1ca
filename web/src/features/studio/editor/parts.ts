import { loadOnce } from '#lib/loading/load-once.ts';

/* Parts of the editor that are loaded after its pages. */

/** Print warnings of a book, loaded after its pages. */
export const bookChecks = loadOnce('page warnings', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('#domains/book/spread/warnings/spread-warnings.ts'),
    import('#domains/book/spread/warnings/WarningList.tsx'),
  ]);
  return { spreadWarnings, WarningList };
});

/** Photo toolbar; loaded when a photo is clicked, or soon after the pages. */
export const photoBar = loadOnce('photo toolbar', async () => {
  const { PhotoBar } = await import('./panels/PhotoBar');
  return { PhotoBar };
});

/** Dragging of photos; loaded after the pages. Until then, photos can be moved by clicks. */
export const photoDragging = loadOnce('photo dragging', async () => {
  const { watchDrag } = await import('./gestures/photo-drag');
  return { watchDrag };
});

/** List of left-out photos; loaded only if there are any. */
export const trayPhotos = loadOnce('photo tray', async () => {
  const { TrayPhotos } = await import('./panels/TrayPhotos');
  return { TrayPhotos };
});

/** Buttons over the texts, and the tools for texts; loaded after the pages. */
export const textEditing = loadOnce('text editing', async () => {
  const [{ TextLayer }, { TextTools }] = await Promise.all([
    import('./TextLayer'),
    import('./panels/TextTools'),
  ]);
  return { TextLayer, TextTools };
});
