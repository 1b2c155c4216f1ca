/*
 * Maps the chosen lamination and cover to how they look on screen. The catalogue has only names, so
 * keywords in the names decide; an unknown name is drawn plain.
 */

/** Reflection of a page's lamination. */
export type Sheen = 'gloss' | 'matt' | 'none';
/** Material of a cover; `print` is printed paper. */
export type Material = 'print' | 'linen' | 'leather';

export interface Finish {
  sheen: Sheen;
  material: Material;
}

export const PLAIN: Finish = { sheen: 'none', material: 'print' };

/** @param chosen the English names of the lamination and the cover, '' where none is chosen */
export function finishOf({ lamination, cover }: { lamination: string; cover: string }): Finish {
  const matt = /matt|velvet|soft/i.test(lamination) ? 'matt' : 'none';
  const linen = /linen|cloth|fabric/i.test(cover) ? 'linen' : 'print';
  return {
    sheen: /gloss|shiny/i.test(lamination) ? 'gloss' : matt,
    material: /leather/i.test(cover) ? 'leather' : linen,
  };
}
