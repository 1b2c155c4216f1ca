import { loadOnce } from '../../../lib/loading/load-once';

/** The colour of the foil that titles are stamped with. */
export const STAMP = { linen: '#3b2f22', leather: '#d3b06a' } as const;

/** Linen and leather, which few covers are made of. */
export const coverRelief = loadOnce('cover materials', async () => {
  const { CoverRelief } = await import('./CoverRelief');
  return { CoverRelief };
});
