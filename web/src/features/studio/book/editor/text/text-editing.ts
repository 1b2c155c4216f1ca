import { loadOnce } from '#lib/loading/load-once.ts';

/** Code that adds and moves texts, loaded after the pages. */
export const textEditing = loadOnce('text editing', async () => {
  const [{ addCaption, addText }, { TextLayer }, { TextTools }] = await Promise.all([
    import('@smriti/shared/book/edit/texts'),
    import('./TextLayer'),
    import('./TextTools'),
  ]);
  return { addCaption, addText, TextLayer, TextTools };
});
