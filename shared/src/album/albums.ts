import * as z from 'zod/mini';
import { ALBUM_ACTORS, albumStatus, albumStatusInput } from './album-states';
import { DESIGN_TYPES } from './album-validation';
import { remark } from './approval-remarks';
import { MAX_QUANTITY } from './quantity';
import { endpoint } from '../base/endpoint';
import { clearableWholeNumber, numberFromText, boundedText, wholeNumber } from '../base/fields';
import { catalogueId, recordId, uid } from '../base/ids';
import { MAX_RUPEES, rupees } from '../base/money';
import { orientation } from './orientation';
import { ownPlacedPhoto, photoReferences, placedPhoto } from './photos';
import { isoTime } from '../base/time';

export const MAX_TITLE_LENGTH = 120;
export const MAX_NOTE_LENGTH = 1000;
/** Maximum number of albums of one customer that are not ordered yet. */
export const MAX_UNORDERED_ALBUMS = 100;
/** Edge finishes of a canvas (the canvas form). */
export const EDGE_STYLES = ['mirrored', 'wrapped', 'white', 'black'] as const;
const edgeStyle = z.enum(EDGE_STYLES);

export type AlbumImage = z.infer<typeof placedPhoto>;
export type OwnAlbumImage = z.infer<typeof ownPlacedPhoto>;

/** One move: who made it, when, and with which note. `from` is null when the album was created. */
const albumEvent = z.object({
  at: isoTime,
  by: z.enum(ALBUM_ACTORS),
  from: z.nullable(albumStatus),
  to: albumStatus,
  note: z.string(),
  /** The review round that the move belongs to; 0 before the first request. */
  round: z.int(),
});
export type AlbumEvent = z.infer<typeof albumEvent>;

/** A photo too small for its print, as computed by the server at the last request. */
const printWarning = z.object({
  photo_id: z.string(),
  dpi: z.int(),
  quality: z.enum(['poor', 'fair']),
});

/** The additional options of the canvas form. */
const canvas = z.object({
  edge_style: edgeStyle,
  /** Name of the customer; shown to the owner and the shop's office, not to reviewers. */
  name: z.string(),
  email: z.string(),
  instructions: z.string(),
});

const choice = z.nullable(catalogueId);

/** Choices of a design; unsaved designs have the same. */
export const choiceFields = {
  product_type: z.enum(DESIGN_TYPES),
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
 * Texts of a design. Its order has a copy of them, which an erasure of the account empties. A text that older
 * records lack needs a `z._default`.
 */
export const albumTextFields = { title: z.string() } as const;
export type AlbumTexts = z.infer<z.ZodMiniObject<typeof albumTextFields>>;
export const EMPTY_ALBUM_TEXTS: AlbumTexts = { title: '' };

/** The texts in unsaved designs, which are stored, too. */
export const draftTextFields = {
  title: boundedText(MAX_TITLE_LENGTH),
} as const satisfies Record<keyof AlbumTexts, z.ZodMiniType<string>>;

/**
 * Content of a design, apart from its photos: frozen together with its price from Requested on. This is the
 * only list of these fields: forms, records, answers and changes of albums spread it; a new field is added
 * here and in `contentForm`. A field that older albums do not have needs a `z._default`.
 */
export const contentFields = {
  ...albumTextFields,
  ...choiceFields,
  canvas: z.nullable(canvas),
} as const;
export const albumContent = z.object(contentFields);
export type ContentFields = z.infer<typeof albumContent>;

/** Names of a design's choices; '' when not chosen. */
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

/** An album (also: cart item, product design). Names are those of the choices; '' when not chosen. */
export const album = z.object({
  viewer: z.literal('owner'),
  ...contentFields,
  id: z.string(),
  user_id: z.string(),
  status: albumStatus,
  /** Rupees for one copy: by the current catalogue while the content is open, frozen from Requested on. */
  total_price: rupees,
  /** Price of one copy when the album was saved; only present if it differs from `total_price`. */
  saved_price: z.optional(rupees),
  quantity: z.int(),
  created_at: isoTime,
  updated_at: isoTime,
  /** Version of the album, incremented by each change of content or status; see `version` of updateAlbum. */
  version: z.int(),
  /** Lists give the image addresses of one photo, that of the cover; GET /albums/{id} those of all. */
  images: z.array(ownPlacedPhoto),
  /** A `drawnCover`; parsed only where it is drawn, which keeps pages small. Missing in earlier releases. */
  drawn_cover: z.optional(z.unknown()),
  ...choiceNames.shape,
  /** Names of the choices in Hindi, where the catalogue had them. */
  hi: z.optional(choiceNamesInHindi),
  /** A placed album never changes. */
  is_placed: z.boolean(),
  /** Initial payment in rupees: the amount due for the current content, and the amount paid. */
  initial_due: rupees,
  initial_paid: rupees,
  /** Number of review rounds started so far. */
  round: z.int(),
  /** Warnings about photos with known measures; empty in lists. */
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
 * An album as reviewers see it: everything needed for production, without the owner or the price. A missing
 * initial payment is shown.
 */
export const reviewedAlbum = z.object({
  ...reviewed.shape,
  viewer: z.literal('staff'),
  /** Photos without the customer's file names. */
  images: z.array(placedPhoto),
  canvas: z.nullable(z.omit(canvas, { name: true, email: true })),
  /** Number of the album's order; null without one. */
  order_number: z.nullable(z.string()),
  is_unpaid: z.boolean(),
});
export type ReviewedAlbum = z.infer<typeof reviewedAlbum>;

/** All events and remarks of an album, oldest first. */
const reviewLog = {
  history: z.array(albumEvent),
  /** Remarks of all rounds. */
  remarks: z.array(remark),
};

export const ownAlbumDetail = z.object({ ...album.shape, ...reviewLog });
export const reviewedAlbumDetail = z.object({ ...reviewedAlbum.shape, ...reviewLog });
/** An album with its events and remarks, for its owner or for reviewers. */
export const albumDetail = z.discriminatedUnion('viewer', [ownAlbumDetail, reviewedAlbumDetail]);
export type OwnAlbumDetail = z.infer<typeof ownAlbumDetail>;

const choiceId = clearableWholeNumber(1, 2_147_483_647);

/** `contentFields` as forms send them; both spellings of the theme are accepted. */
const contentForm = {
  title: z.optional(boundedText(MAX_TITLE_LENGTH)),
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
  /** Name of the customer, from the canvas form. */
  name: z.optional(boundedText(100)),
  email: z.optional(boundedText(254)),
  instructions: z.optional(boundedText(MAX_NOTE_LENGTH)),
};

const form = {
  ...contentForm,
  /** Total in rupees; 409 with the correct total when it differs from the server's. */
  total_price: z.optional(numberFromText(0, MAX_RUPEES)),
  quantity: z.optional(wholeNumber(1, MAX_QUANTITY)),
  user_id: z.optional(uid),
  /** JSON only: the whole ordered list. Files of a multipart form are appended to the existing photos. */
  images: z.optional(photoReferences),
};

export const createAlbum = endpoint({
  method: 'POST',
  path: '/albums',
  body: z.strictObject({
    product_id: choiceId,
    product_type: z.optional(z.enum(DESIGN_TYPES)),
    status: z._default(albumStatusInput, 'Draft'),
    /** The unsaved design to create the album from, which is then deleted; 404 if it no longer exists. */
    draft_id: z.optional(recordId),
    ...form,
  }),
  response: z.object({ data: z.object({ album }) }),
});

/** Name of the photos' multipart field in POST and PUT /albums, and in PUT /guest-users/update-images. */
export const PHOTOS_FIELD = 'images';

export const updateAlbum = endpoint({
  method: 'PUT',
  path: '/albums/:id',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    status: z.optional(albumStatusInput),
    /** Note sent with a move, e.g. the requested changes. */
    note: z.optional(boundedText(MAX_NOTE_LENGTH)),
    /** The version that the edit is based on; 409 when content or status have changed since. */
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
    /** The X-Next-Cursor of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ albums: z.array(album) }),
});

/** Unreferences the album's photos, cancels its Pending order and refunds its initial payment. */
export const deleteAlbum = endpoint({
  method: 'DELETE',
  path: '/albums/:id',
  params: z.object({ id: recordId }),
  response: z.object({ message: z.string() }),
});

/** The `details` of the 409 for an illegal move. */
export const illegalAlbumMove = z.object({ status: albumStatus, allowed: z.array(albumStatus) });
/** The `details` of the 409 for a wrong total, in rupees. */
export const priceConflict = z.object({ total_price: rupees });
/** The `details` of the 409 for an outdated version. */
export const versionConflict = z.object({ version: z.int() });
