import { loadOnce } from '#lib/loading/load-once.ts';

/** Code that lays out spreads and moves photos; showing pages does not need it. */
export const layoutEngine = loadOnce('page layouts', async () => {
  const [{ anotherLayout }, { addPhoto, removeFrame }, { planPhotoMove: movedPhoto }] =
    await Promise.all([
      import('@smriti/shared/book/auto-fill/another-layout'),
      import('@smriti/shared/book/edit/layouts'),
      import('./frames/move-photo'),
    ]);
  return { addPhoto, anotherLayout, movedPhoto, removeFrame };
});
