import { loadOnce } from '../../../lib/load-once';

/** What is to be said of a book before it is printed: its pages come first. */
export const bookChecks = loadOnce('what is to be said of the pages', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('../../../components/spread/warnings/spread-warnings'),
    import('../../../components/spread/warnings/WarningList'),
  ]);
  return { spreadWarnings, WarningList };
});
