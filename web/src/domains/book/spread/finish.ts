/*
 * How what was chosen for a book looks on the screen. The catalogue has names for it and nothing to
 * draw with, so the drawing follows the words that shops use; one without such a word is drawn plain.
 */

/** How light falls on a page. */
export type Sheen = 'gloss' | 'matt' | 'none';
/** What a cover is covered with; `print` is a picture's paper. */
export type Material = 'print' | 'linen' | 'leather';

export interface Finish {
  sheen: Sheen;
  material: Material;
}

export const PLAIN: Finish = { sheen: 'none', material: 'print' };

/** @param chosen the names of the lamination and the cover, '' where none is chosen */
export function finishOf({ lamination, cover }: { lamination: string; cover: string }): Finish {
  const matt = /matt|velvet|soft/i.test(lamination) ? 'matt' : 'none';
  const linen = /linen|cloth|fabric/i.test(cover) ? 'linen' : 'print';
  return {
    sheen: /gloss|shiny/i.test(lamination) ? 'gloss' : matt,
    material: /leather/i.test(cover) ? 'leather' : linen,
  };
}
