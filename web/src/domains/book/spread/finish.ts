import { coverMaterial, type CoverMaterial } from '@smriti/shared/book/cover-materials';

/*
 * Maps the chosen lamination and cover to their look on screen. The catalogue has only names, so
 * keywords in a name decide; an unknown name is drawn plain.
 */

/** Reflection of a page's lamination. */
export type Sheen = 'gloss' | 'matt' | 'none';

export interface BookFinish {
  sheen: Sheen;
  material: CoverMaterial;
  /** Whether the print goes around a mug. */
  isMug?: boolean;
}

export const PLAIN_FINISH: BookFinish = { sheen: 'none', material: 'print' };

/**
 * Look on screen of a book's lamination and cover, or of a print.
 * @param chosen English names of the chosen options; '' if none. `isMug`: the print goes around a mug
 */
export function toBookFinish({
  lamination,
  cover,
  isMug = false,
}: {
  lamination: string;
  cover: string;
  isMug?: boolean;
}): BookFinish {
  const matt = /matt|velvet|soft/i.test(lamination) ? 'matt' : 'none';
  return {
    sheen: /gloss|shiny/i.test(lamination) ? 'gloss' : matt,
    material: coverMaterial(cover),
    isMug,
  };
}
