import { loadOnce } from '#lib/loading/load-once.ts';

/** Print warnings of a book, loaded after its pages. */
export const bookChecks = loadOnce('page warnings', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('#domains/book/spread/warnings/spread-warnings.ts'),
    import('#domains/book/spread/warnings/WarningList.tsx'),
  ]);
  return { spreadWarnings, WarningList };
});
