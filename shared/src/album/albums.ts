import * as z from 'zod/mini';
import { ALBUM_ACTORS, albumStatus, albumStatusInput } from './album-states';
import { PRODUCT_TYPES } from './album-validation';
import { remark } from './approval-remarks';
import { MAX_QUANTITY } from './quantity';
import { endpoint } from '../base/endpoint';
import { clearableWholeNumber, numberText, text, wholeNumber } from '../base/fields';
import { catalogueId, recordId, uid } from '../base/ids';
import { MAX_RUPEES, rupees } from '../base/money';
import { orientation } from './orientation';
import { ownPlacedPhoto, photoReferences, placedPhoto } from './photos';
import { isoTime } from '../base/time';

export const MAX_TITLE_LENGTH = 120;
export const MAX_NOTE_LENGTH = 1000;
/** Albums of one customer that are not ordered yet, at most. */
export const MAX_UNORDERED_ALBUMS = 100;
/** How the edges of a canvas are made (the canvas form). */
export const EDGE_STYLES = ['mirrored', 'wrapped', 'white', 'black'] as const;
const edgeStyle = z.enum(EDGE_STYLES);

export type AlbumImage = z.infer<typeof placedPhoto>;
/** As the album's owner sees it. */
export type OwnAlbumImage = z.infer<typeof ownPlacedPhoto>;

/** One move: who made it, when, and with what words. `from` is null when the album was made. */
const albumEvent = z.object({
  at: isoTime,
  by: z.enum(ALBUM_ACTORS),
  from: z.nullable(albumStatus),
  to: albumStatus,
  note: z.string(),
  /** The round of review that it belongs to; 0 before the first request. */
  round: z.int(),
});
export type AlbumEvent = z.infer<typeof albumEvent>;

/** A photo too small for its print, as worked out by the server at the last request. */
const printWarning = z.object({
  photo_id: z.string(),
  dpi: z.int(),
  quality: z.enum(['poor', 'fair']),
});

/** The options of the canvas form that an album has not. */
const canvas = z.object({
  edge_style: edgeStyle,
  /** Who asks for it: for its owner and the shop's office, not for those who review it. */
  name: z.string(),
  email: z.string(),
  instructions: z.string(),
});

const choice = z.nullable(catalogueId);

/** What a design is chosen for, and of the catalogue; unsaved designs have the same. */
export const choiceFields = {
  product_type: z.enum(PRODUCT_TYPES),
  product_id: choice,
  album_size_id: choice,
  paper_type_id: choice,
  frame_id: choice,
  binding_type_id: choice,
  theme_id: choice,
  lamination_id: choice,
  cover_type_id: choice,
  orientation: z.nullable(orientation),
} as const;

/**
 * What a design is made of, beside its photos: frozen with its price from Requested on. The one list
 * of it: forms, records, answers and changes of albums spread it, and a new field is added here and
 * in `contentForm`. A field that older albums have not needs a `z._default`.
 */
export const contentFields = {
  title: z.string(),
  ...choiceFields,
  canvas: z.nullable(canvas),
} as const;
export const albumContent = z.object(contentFields);
export type ContentFields = z.infer<typeof albumContent>;

/** What the choices of a design are called; '' for what is not chosen. */
export const choiceNames = z.object({
  frame: z.string(),
  paperType: z.string(),
  albumSize: z.string(),
  bindingType: z.string(),
  theme: z.string(),
  lamination: z.string(),
  coverType: z.string(),
});
export const choiceNamesInHindi = z.partial(choiceNames);

/** An album (also: cart item, product design). Names are those of the choices, '' without one. */
export const album = z.object({
  viewer: z.literal('owner'),
  ...contentFields,
  id: z.string(),
  user_id: z.string(),
  status: albumStatus,
  /** Rupees for one copy: of today's catalogue while the content is open, frozen from Requested on. */
  total_price: rupees,
  /** What one copy cost when it was saved, where `total_price` is another price by now. */
  saved_price: z.optional(rupees),
  quantity: z.int(),
  created_at: isoTime,
  updated_at: isoTime,
  /** Grows with each change of content or status; see `version` of updateAlbum. */
  version: z.int(),
  /** Lists give addresses for the first photo alone; GET /albums/{id} for all. */
  images: z.array(ownPlacedPhoto),
  ...choiceNames.shape,
  /** The names of the choices in Hindi, as far as the catalogue had them. */
  hi: z.optional(choiceNamesInHindi),
  /** A placed album never changes. */
  is_placed: z.boolean(),
  /** The initial payment in rupees: all of it for what stands there now, and what of it is paid. */
  initial_due: rupees,
  initial_paid: rupees,
  /** Rounds of review begun so far. */
  round: z.int(),
  /** Of the photos whose measures are known; lists have none. */
  print_warnings: z.array(printWarning),
});
export type Album = z.infer<typeof album>;

const reviewed = z.omit(album, {
  user_id: true,
  total_price: true,
  saved_price: true,
  initial_due: true,
  initial_paid: true,
});

/**
 * An album as those who review it see it: everything that is to be made, and nothing of whose it is
 * or what it costs. That an initial payment is missing is said.
 */
export const reviewedAlbum = z.object({
  ...reviewed.shape,
  viewer: z.literal('staff'),
  /** Without the names of the customer's files. */
  images: z.array(placedPhoto),
  canvas: z.nullable(z.omit(canvas, { name: true, email: true })),
  /** The number of its order. */
  order_number: z.nullable(z.string()),
  is_unpaid: z.boolean(),
});
export type ReviewedAlbum = z.infer<typeof reviewedAlbum>;

/** Everything that was said of an album, oldest first. */
const reviewLog = {
  history: z.array(albumEvent),
  /** The remarks of all rounds. */
  remarks: z.array(remark),
};

export const ownAlbumDetail = z.object({ ...album.shape, ...reviewLog });
export const reviewedAlbumDetail = z.object({ ...reviewedAlbum.shape, ...reviewLog });
/** An album with everything that was said of it, for its owner or for who reviews it. */
export const albumDetail = z.discriminatedUnion('viewer', [ownAlbumDetail, reviewedAlbumDetail]);
export type OwnAlbumDetail = z.infer<typeof ownAlbumDetail>;

const choiceId = clearableWholeNumber(1, 2_147_483_647);

/** How forms send `contentFields`; both spellings of the theme are taken. */
const contentForm = {
  title: z.optional(text(MAX_TITLE_LENGTH)),
  frame_id: choiceId,
  paper_type_id: choiceId,
  album_size_id: choiceId,
  binding_type_id: choiceId,
  theme_id: choiceId,
  themes_id: choiceId,
  lamination_id: choiceId,
  cover_type_id: choiceId,
  orientation: clearableWholeNumber(1, 3),
  edge_style: z.optional(edgeStyle),
  /** For the shop, of the canvas form. */
  name: z.optional(text(100)),
  email: z.optional(text(254)),
  instructions: z.optional(text(MAX_NOTE_LENGTH)),
};

const form = {
  ...contentForm,
  /** Rupees; answered 409 with the right one when it is not the server's. */
  total_price: z.optional(numberText(0, MAX_RUPEES)),
  quantity: z.optional(wholeNumber(1, MAX_QUANTITY)),
  user_id: z.optional(uid),
  /** JSON only: the whole ordered list. Files of a multipart form are added to what is there. */
  images: z.optional(photoReferences),
};

export const createAlbum = endpoint({
  method: 'POST',
  path: '/albums',
  body: z.strictObject({
    product_id: choiceId,
    product_type: z.optional(z.enum(PRODUCT_TYPES)),
    status: z._default(albumStatusInput, 'Draft'),
    /** The unsaved design that it is made of, which is gone then; 404 when it is gone already. */
    draft_id: z.optional(recordId),
    ...form,
  }),
  response: z.object({ data: z.object({ album }) }),
});

/** The multipart field of photos in POST and PUT /albums, and in PUT /guest-users/update-images. */
export const PHOTOS_FIELD = 'images';

export const updateAlbum = endpoint({
  method: 'PUT',
  path: '/albums/:id',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    status: z.optional(albumStatusInput),
    /** What is said with a move, e.g. the changes asked for. */
    note: z.optional(text(MAX_NOTE_LENGTH)),
    /** The version that was edited; 409 when content or status have changed since. */
    version: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    ...form,
  }),
  response: z.object({
    data: z.object({ album: z.discriminatedUnion('viewer', [album, reviewedAlbum]) }),
  }),
});

export const getAlbum = endpoint({
  method: 'GET',
  path: '/albums/:id',
  params: z.object({ id: recordId }),
  response: z.object({ album: albumDetail }),
});

export const MAX_ALBUMS_PER_ANSWER = 100;

/** The caller's albums, newest first. */
export const listAlbums = endpoint({
  method: 'GET',
  path: '/albums',
  query: z.strictObject({
    user_id: uid,
    status: z.optional(albumStatusInput),
    limit: z.optional(wholeNumber(1, MAX_ALBUMS_PER_ANSWER)),
    /** The X-Next-Cursor of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ albums: z.array(album) }),
});

/** Frees the album's photos, cancels its Pending order and refunds its initial payment. */
export const deleteAlbum = endpoint({
  method: 'DELETE',
  path: '/albums/:id',
  params: z.object({ id: recordId }),
  response: z.object({ message: z.string() }),
});

/** The `details` of the 409 for an illegal move. */
export const illegalMove = z.object({ status: albumStatus, allowed: z.array(albumStatus) });
/** The `details` of the 409 for a total that differs, in rupees. */
export const priceConflict = z.object({ total_price: rupees });
/** The `details` of the 409 for a version that is not the newest. */
export const versionConflict = z.object({ version: z.int() });
