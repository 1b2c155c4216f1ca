import { loadOnce } from '#lib/loading/load-once.ts';

/** Breaks texts into lines and selects their fonts; loaded with the first text. */
export const textSetting = loadOnce('text layout', async () => {
  const [{ fontsFor }, { textOutline, plainLines }] = await Promise.all([
    import('@smriti/shared/book/text/text-fonts'),
    import('./set-text'),
  ]);
  return { fontsFor, textOutline, plainLines };
});
