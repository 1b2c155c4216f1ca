import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { archivedField } from './archived';
import { hindiNameSchema } from './hindi';
import { designKindsRecordField } from './design-kinds';
import { rupees, rupeesTotal } from '../base/money';

/** A size, with width and height in inches. `price` null: the size cannot be ordered ('N/A'). */
export const albumSize = z.object({
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  width: z.number(),
  height: z.number(),
  /** Photos per page; 0: all photos on one page. */
  photos: z.int().check(z.gte(0)),
  price: z.nullable(rupees),
  /** Discount in percent; `original` is the price before the discount. */
  discount: z.number(),
  original: z.nullable(rupeesTotal),
  kinds: designKindsRecordField,
  hi: hindiNameSchema,
  archived: archivedField,
});
export type AlbumSize = z.infer<typeof albumSize>;

export const listAlbumSizes = endpoint({
  method: 'GET',
  path: '/album-sizes',
  response: z.array(albumSize),
});

export const getAlbumSize = endpoint({
  method: 'GET',
  path: '/album-sizes/:id',
  params: z.object({ id: catalogueIdParam }),
  response: albumSize,
});
