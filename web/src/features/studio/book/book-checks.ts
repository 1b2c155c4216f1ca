import { loadOnce } from '../../../lib/load-once';

/** Warnings about a book before it is printed: its pages come first. */
export const bookChecks = loadOnce('page warnings', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('../../../components/spread/warnings/spread-warnings'),
    import('../../../components/spread/warnings/WarningList'),
  ]);
  return { spreadWarnings, WarningList };
});
