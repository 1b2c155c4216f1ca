import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/** Ids of the album sizes, by the name that the product lists use. */
export const SIZE_IDS = {
  pocket: 1,
  mini: 2,
  square6: 3,
  square8: 4,
  square10: 5,
  square12: 6,
  landscape8: 7,
  landscape11: 8,
  landscape12: 9,
  portrait12: 10,
  gallery: 11,
  exhibition: 12,
} as const;

type Figures = readonly [
  name: string,
  width: number,
  height: number,
  photos: number,
  rupees: number | null,
  discount: number,
];

/**
 * Size in inches, photos per page, price and discount; `exhibition` is sold on enquiry, without a
 * price.
 */
const FIGURES: Record<keyof typeof SIZE_IDS, Figures> = {
  pocket: ['Pocket', 3, 3, 1, 39, 0],
  mini: ['Mini', 4, 4, 1, 59, 0],
  square6: ['Square', 6, 6, 2, 199, 10],
  square8: ['Square', 8, 8, 4, 399, 20],
  square10: ['Square', 10, 10, 4, 699, 15],
  square12: ['Square', 12, 12, 6, 1199, 0],
  landscape8: ['Landscape', 8, 6, 2, 249, 0],
  landscape11: ['Landscape', 11, 8.5, 4, 599, 10],
  landscape12: ['Landscape', 12, 9, 6, 749, 25],
  portrait12: ['Portrait', 8, 12, 4, 799, 0],
  gallery: ['Gallery', 16, 12, 0, 1499, 12],
  exhibition: ['Exhibition', 24, 18, 0, null, 0],
};

const DESCRIPTIONS: Record<keyof typeof SIZE_IDS, string> = {
  pocket: 'Fits a wallet, a fridge door or a keyring.',
  mini: 'One photo to a page, small enough to post in an envelope.',
  square6: 'A gift book for one evening, one child or one small trip.',
  square8: 'Our most ordered size: easy to hold, easy to shelve.',
  square10: 'Room for big single pictures and for a grid of four.',
  square12: 'The full wedding size. Best on a table, with people around it.',
  landscape8: 'Matches what a phone or a compact camera takes.',
  landscape11: 'The classic coffee-table shape, close to A4.',
  landscape12: '',
  portrait12: 'Tall pages for full-length portraits and formal wear.',
  gallery: 'A wall size: one picture, or all of them together on one sheet.',
  exhibition: 'For halls and offices. Call us and we will work out a price.',
};

/** Sizes that are too small for anything but albums. */
const ALBUM_ONLY: readonly (keyof typeof SIZE_IDS)[] = ['pocket', 'mini'];

export const albumSizes: CatalogueRecord<'album-sizes'>[] = (
  Object.keys(SIZE_IDS) as (keyof typeof SIZE_IDS)[]
).map((key) => {
  const [name, width, height, photos, rupees, discount] = FIGURES[key];
  const kinds: ['album'] = ['album'];
  return {
    id: SIZE_IDS[key],
    name: `${name} ${width}x${height}`,
    description: DESCRIPTIONS[key],
    width,
    height,
    photos,
    price_paise: rupees === null ? null : toPaise(rupees),
    discount,
    ...(ALBUM_ONLY.includes(key) && { kinds }),
  };
});
