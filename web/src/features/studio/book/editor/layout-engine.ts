import { loadOnce } from '../../../../lib/loading/load-once';

/** What lays a spread out anew, and moves photos: pages that stand as they are do without it. */
export const layoutEngine = loadOnce('page layouts', async () => {
  const [{ anotherLayout }, { addPhoto, removeFrame }, { movedPhoto }] = await Promise.all([
    import('@smriti/shared/book/auto-fill/another-layout'),
    import('@smriti/shared/book/edit/layouts'),
    import('./frames/move-photo'),
  ]);
  return { addPhoto, anotherLayout, movedPhoto, removeFrame };
});
