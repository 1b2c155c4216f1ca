/** Materials of a cover; `print` is printed paper, the others take only a stamped title. */
export const COVER_MATERIALS = ['print', 'linen', 'leather'] as const;
export type CoverMaterial = (typeof COVER_MATERIALS)[number];

/** Colour of stamped titles by cover material. */
export const STAMP_COLOURS = { linen: '#3b2f22', leather: '#d3b06a' } as const;

/**
 * Material of a cover. The catalogue has only names, so keywords in a name decide; an unknown name is printed.
 * @param cover English name of the chosen cover; '' if none
 */
export function coverMaterial(cover: string): CoverMaterial {
  if (/leather/i.test(cover)) return 'leather';
  return /linen|cloth|fabric/i.test(cover) ? 'linen' : 'print';
}
