import { loadOnce } from '#lib/loading/load-once.ts';

/** Lazily loaded code that breaks texts into lines and chooses their fonts. */
export const textSetting = loadOnce('text layout', async () => {
  const [{ fontsForText }, { textOutline, plainLines }] = await Promise.all([
    import('@smriti/shared/book/text/text-fonts'),
    import('./set-text'),
  ]);
  return { fontsForText, textOutline, plainLines };
});
