import { createLazyPart } from '#lib/loading/lazy-part.ts';

/* Parts of the editor that are loaded after its pages. */

/** Print warnings of a book, and the list that shows them; loaded after the pages. */
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

/** Buttons over the texts, loaded after the pages. */
export const lazyTextLayer = createLazyPart('text editing', async () => {
  const { TextLayer } = await import('./TextLayer');
  return { TextLayer };
});

/** Zoom by wheel and by two fingers, loaded after the pages. Until then, buttons and keys zoom. */
export const lazyZoomGestures = createLazyPart('zoom gestures', async () => {
  const { watchZoomGestures } = await import('./gestures/zoom-gestures');
  return { watchZoomGestures };
});
