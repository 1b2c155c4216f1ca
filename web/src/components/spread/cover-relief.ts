import { loadOnce } from '../../lib/load-once';

/** Of the foil that titles are stamped with. */
export const STAMP = { linen: '#3b2f22', leather: '#d3b06a' } as const;

/** Cloth and hide, which few covers are of. */
export const coverRelief = loadOnce('the stuff of covers', async () => {
  const { CoverRelief } = await import('./CoverRelief');
  return { CoverRelief };
});
