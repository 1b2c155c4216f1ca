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
 * The design of an album: its book and the revisions of its spreads. Separate from the calls for albums,
 * which are also used by pages without a book.
 */

/** Maximum size of a request body with a book; a book of 500 photos has about 200 kB. */
export const MAX_DESIGN_BODY_BYTES = 768 * 1024;

const rev = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

const revisions = {
  /** Revision, incremented by each change; 0 for a book filled by the server and not changed since. */
  rev,
  /** Revision in which each spread was last changed, by spread id; 0 without an entry. */
  revs: z.record(spreadId, rev),
  /** Revision in which order, tray or other fields of the whole book were last changed. */
  order_rev: rev,
};

export const albumDesign = z.object({
  ...revisions,
  book,
  /** Photos in the tray; they are not among the album's images. */
  tray_photos: z.array(photo),
  /**
   * Version of the album, by which its owner's page detects changed images or choices; for the owner only.
   */
  version: z.optional(z.int()),
});
export type AlbumDesign = z.output<typeof albumDesign>;

const params = z.object({ id: recordId });

/**
 * The album's book, for its owner and for staff with access to the album. If none is saved, the server fills
 * one with all photos in their order.
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

/** Spreads by id; null removes the spread. */
const spreads = z.record(spreadId, z.nullable(spread)).check(
  z.refine((given) => Object.keys(given).length <= MAX_SPREADS + 1, {
    error: `must have at most ${MAX_SPREADS} spreads`,
  }),
  z.refine((given) => Object.entries(given).every(([id, one]) => one === null || one.id === id), {
    error: 'must each stand under the id that it has',
  }),
);

/** Fields of the book as a whole; sent only when changed. */
const wholeBook = {
  /** Ids of all spreads except the cover. */
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
 * Saves changes since `base_rev`. `order` lists all spreads of the book, at least one. If no book is saved
 * yet, a change that contains every spread of its `order` replaces the whole book, because the server may
 * fill it differently by now. Only `tray` and `extra_pages` affect the album's images and price. 409 with
 * `staleDesign` as details if another page has changed the same parts since; nothing is saved then.
 */
export const saveDesign = endpoint({
  method: 'PUT',
  path: '/albums/:id/design',
  params,
  body: designChange,
  response: z.object({
    ...revisions,
    /** Version of the album; a change of its images or price increments it. */
    version: z.int(),
    total_price: rupees,
  }),
});

/**
 * The `details` of saveDesign's 409: the current state of the conflicting parts; null for a removed spread.
 */
export const staleDesign = z.object({
  ...revisions,
  spreads: z.record(spreadId, z.nullable(spread)),
  ...wholeBook,
});
export type StaleDesign = z.output<typeof staleDesign>;

/** A book sent with its album, instead of one filled or adapted by the server. */
const withDesign = { design: z.optional(book) };

/**
 * JSON only. Photos in the book's frames have to be listed in `images`; photos in its tray need not be.
 */
export const createAlbumWithDesign = endpoint({
  ...createAlbum,
  body: z.strictObject({ ...createAlbum.body.shape, ...withDesign }),
});
export const updateAlbumWithDesign = endpoint({
  ...updateAlbum,
  body: z.strictObject({
    ...updateAlbum.body.shape,
    ...withDesign,
    /** The revision that `design` is based on; 409 with `designConflict` if there is a newer one. */
    design_rev: z.optional(rev),
  }),
});
/** The `details` of the 409 for an outdated `design_rev`: the newest revision. */
export const designConflict = z.object({ design_rev: rev });
