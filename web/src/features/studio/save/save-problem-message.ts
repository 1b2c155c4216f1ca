import { loadOnce } from '../../../lib/load-once';

/** Why a design is not saved, which is fetched ahead of any trouble. */
export const saveProblemMessage = loadOnce('why a design is not saved', async () => {
  const { SaveProblemMessage } = await import('./SaveProblemMessage');
  return { SaveProblemMessage };
});
