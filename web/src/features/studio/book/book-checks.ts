import { loadOnce } from '../../../lib/loading/load-once';

/** Print warnings of a book, loaded after its pages. */
export const bookChecks = loadOnce('page warnings', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('../../../domains/book/spread/warnings/spread-warnings'),
    import('../../../domains/book/spread/warnings/WarningList'),
  ]);
  return { spreadWarnings, WarningList };
});
