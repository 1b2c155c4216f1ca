import * as z from 'zod/mini';
import { createAlbum, updateAlbum } from '../album/albums';
import { photo } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';
import { rupees } from '../base/money';
import {
  book,
  bookStyle,
  calendar,
  extraPages,
  MAX_SPREADS,
  photoOrder,
  spread,
  spreadId,
  tray,
} from './scene';

/**
 * The design of an album: its book, and which change each spread is of. It stands apart from the
 * calls for albums, which pages without a book use too.
 */

/** The largest body with a book in it; the book of 500 photos has about 200 kB. */
export const MAX_DESIGN_BODY_BYTES = 768 * 1024;

const rev = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

const revisions = {
  /** Grows with each change; 0: the server has filled it, and nothing was changed since. */
  rev,
  /** By the id of a spread: the change that it is of; 0 without an entry. */
  revs: z.record(spreadId, rev),
  /** The change that order, tray and what else is the whole book's are of. */
  order_rev: rev,
};

export const albumDesign = z.object({
  ...revisions,
  book,
  /** The photos that lie in the tray, which are none of the album's images. */
  tray_photos: z.array(photo),
  /** Of the album; for its owner, who may find by it that images or choices are others by now. */
  version: z.optional(z.int()),
});
export type AlbumDesign = z.output<typeof albumDesign>;

const params = z.object({ id: recordId });

/**
 * The album's book, for its owner, and for staff as they see the album. Without one the server fills
 * all photos in their order.
 */
export const getDesign = endpoint({
  method: 'GET',
  path: '/albums/:id/design',
  params,
  response: albumDesign,
});

const order = z.array(spreadId).check(
  z.maxLength(MAX_SPREADS, { error: `must have at most ${MAX_SPREADS} spreads` }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'must not name a spread twice' }),
);

/** Spreads by their id; null: it is removed. */
const spreads = z.record(spreadId, z.nullable(spread)).check(
  z.refine((given) => Object.keys(given).length <= MAX_SPREADS + 1, {
    error: `must have at most ${MAX_SPREADS} spreads`,
  }),
  z.refine((given) => Object.entries(given).every(([id, one]) => one === null || one.id === id), {
    error: 'must each stand under the id that it has',
  }),
);

/** What belongs to the book as a whole: sent only where it changes. */
const wholeBook = {
  /** The ids of all spreads, the cover's apart. */
  order: z.optional(order),
  tray: z.optional(tray),
  extra_pages: z.optional(extraPages),
  style: z.optional(bookStyle),
  photo_order: z.optional(photoOrder),
  page_numbers: z.optional(z.boolean()),
  calendar: z.optional(z.nullable(calendar)),
};

const designChange = z.strictObject({
  base_rev: rev,
  spreads: z._default(spreads, {}),
  ...wholeBook,
});
export type DesignChange = z.output<typeof designChange>;

/**
 * Saves what has changed since `base_rev`. `order` names every spread of the book, of which at least one
 * stays. On top of a book that nobody has changed yet, a change that brings each spread of its `order`
 * replaces the whole book: what the server filled may be another by now. Of all this only `tray` and
 * `extra_pages` change the album's images and price. 409 with `staleDesign` as details where something
 * of it was changed since then by another page, and then nothing is saved.
 */
export const saveDesign = endpoint({
  method: 'PUT',
  path: '/albums/:id/design',
  params,
  body: designChange,
  response: z.object({
    ...revisions,
    /** Of the album, which has another one when its images or price have changed. */
    version: z.int(),
    total_price: rupees,
  }),
});

/** The `details` of the 409: what of the change is another by now, as it is; null: it was removed. */
export const staleDesign = z.object({
  ...revisions,
  spreads: z.record(spreadId, z.nullable(spread)),
  ...wholeBook,
});
export type StaleDesign = z.output<typeof staleDesign>;

/** A book that comes with its album, in place of the one that the server would fill or adapt. */
const withDesign = { design: z.optional(book) };

/** JSON only. The photos of its frames and its tray have to be those of `images`, tray apart. */
export const createAlbumWithDesign = endpoint({
  ...createAlbum,
  body: z.strictObject({ ...createAlbum.body.shape, ...withDesign }),
});
export const updateAlbumWithDesign = endpoint({
  ...updateAlbum,
  body: z.strictObject({
    ...updateAlbum.body.shape,
    ...withDesign,
    /** The change that `design` goes on from: 409 with `designConflict` where there is a newer one. */
    design_rev: z.optional(rev),
  }),
});
/** The `details` of that 409: the newest change. */
export const designConflict = z.object({ design_rev: rev });
