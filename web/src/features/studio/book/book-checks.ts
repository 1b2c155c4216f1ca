import { loadOnce } from '../../../lib/loading/load-once';

/** Warnings about a book before it is printed: its pages come first. */
export const bookChecks = loadOnce('page warnings', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('../../../domains/book/spread/warnings/spread-warnings'),
    import('../../../domains/book/spread/warnings/WarningList'),
  ]);
  return { spreadWarnings, WarningList };
});
