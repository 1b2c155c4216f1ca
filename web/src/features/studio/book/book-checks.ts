import { loadOnce } from '../../../lib/load-once';

/** What is to be said of a book before it is printed: its pages come first. */
export const bookChecks = loadOnce('what is to be said of the pages', async () => {
  const [{ spreadWarnings }, { WarningList }] = await Promise.all([
    import('../../../components/spread/spread-warnings'),
    import('../../../components/spread/WarningList'),
  ]);
  return { spreadWarnings, WarningList };
});
