import { loadOnce } from '../../../../lib/loading/load-once';

/** What breaks texts into lines and names their fonts: it comes with the first text. */
export const textSetting = loadOnce('text layout', async () => {
  const [{ fontsFor }, { textOutline, plainLines }] = await Promise.all([
    import('@smriti/shared/book/text/text-fonts'),
    import('./set-text'),
  ]);
  return { fontsFor, textOutline, plainLines };
});
