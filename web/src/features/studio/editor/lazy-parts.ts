import { createLazyPart } from '#lib/loading/lazy-part.ts';

/* Parts of the editor that are loaded after its pages. */

/** Print warnings of a book, loaded after its pages. */
export const lazyBookWarnings = createLazyPart('page warnings', async () => {
  const [{ listSpreadWarnings }, { WarningList }] = await Promise.all([
    import('#domains/book/spread/warnings/spread-warnings.ts'),
    import('#domains/book/spread/warnings/WarningList.tsx'),
  ]);
  return { listSpreadWarnings, WarningList };
});

/** Photo toolbar; loaded when a photo is clicked, or soon after the pages. */
export const lazyPhotoToolbar = createLazyPart('photo toolbar', async () => {
  const { PhotoToolbar } = await import('./panels/PhotoToolbar');
  return { PhotoToolbar };
});

/** Dragging of photos; loaded after the pages. Until then, photos can be moved by clicks. */
export const lazyPhotoDragging = createLazyPart('photo dragging', async () => {
  const { watchPhotoDrag } = await import('./gestures/photo-drag');
  return { watchPhotoDrag };
});

/** List of left-out photos; loaded only if there are any. */
export const lazyTrayPhotos = createLazyPart('photo tray', async () => {
  const { TrayPhotos } = await import('./panels/TrayPhotos');
  return { TrayPhotos };
});

/** Buttons over the texts, and the tools for texts; loaded after the pages. */
export const lazyTextEditing = createLazyPart('text editing', async () => {
  const [{ TextLayer }, { TextTools }] = await Promise.all([
    import('./TextLayer'),
    import('./panels/TextTools'),
  ]);
  return { TextLayer, TextTools };
});
