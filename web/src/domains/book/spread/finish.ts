/*
 * Maps the chosen lamination and cover to their look on screen. The catalogue has only names, so
 * keywords in a name decide; an unknown name is drawn plain.
 */

/** Reflection of a page's lamination. */
export type Sheen = 'gloss' | 'matt' | 'none';
/** Material of a cover; `print` is printed paper. */
export type CoverMaterial = 'print' | 'linen' | 'leather';

export interface BookFinish {
  sheen: Sheen;
  material: CoverMaterial;
}

export const PLAIN_FINISH: BookFinish = { sheen: 'none', material: 'print' };

/**
 * Look on screen of a book's lamination and cover.
 * @param chosen English names of the chosen options; '' if none
 */
export function toBookFinish({
  lamination,
  cover,
}: {
  lamination: string;
  cover: string;
}): BookFinish {
  const matt = /matt|velvet|soft/i.test(lamination) ? 'matt' : 'none';
  const linen = /linen|cloth|fabric/i.test(cover) ? 'linen' : 'print';
  return {
    sheen: /gloss|shiny/i.test(lamination) ? 'gloss' : matt,
    material: /leather/i.test(cover) ? 'leather' : linen,
  };
}
