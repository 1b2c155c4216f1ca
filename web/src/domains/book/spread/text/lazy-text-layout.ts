import { createLazyPart } from '#lib/loading/lazy-part.ts';

/** Lazily loaded code that breaks texts into lines and chooses their fonts. */
export const lazyTextLayout = createLazyPart('text layout', async () => {
  const [{ fontsForText }, { createTextOutline, layOutPlainText }] = await Promise.all([
    import('@smriti/shared/book/text/text-fonts'),
    import('./text-outline'),
  ]);
  return { fontsForText, createTextOutline, layOutPlainText };
});
