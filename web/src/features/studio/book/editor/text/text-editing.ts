import { loadOnce } from '../../../../../lib/loading/load-once';

/** What texts are added and moved with: it comes after the pages. */
export const textEditing = loadOnce('text editing', async () => {
  const [{ addCaption, addText }, { TextLayer }, { TextTools }] = await Promise.all([
    import('@smriti/shared/book/edit/texts'),
    import('./TextLayer'),
    import('./TextTools'),
  ]);
  return { addCaption, addText, TextLayer, TextTools };
});
