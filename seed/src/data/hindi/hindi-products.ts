import { albumsInHindi } from './albums.ts';
import { calendarsInHindi } from './calendars.ts';
import { canvasPrintsInHindi } from './canvas-prints.ts';
import type { HindiProducts } from './hindi-product.ts';
import { photoBooksInHindi } from './photo-books.ts';
import { printsInHindi } from './prints.ts';
import { smallGiftsInHindi } from './small-gifts.ts';

/** Every product of the shop in Hindi. It was written without a native reader. */
export const productsInHindi: HindiProducts = {
  ...photoBooksInHindi,
  ...albumsInHindi,
  ...canvasPrintsInHindi,
  ...calendarsInHindi,
  ...printsInHindi,
  ...smallGiftsInHindi,
};
