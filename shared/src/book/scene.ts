import * as z from 'zod/mini';
import { boundedText } from '../base/fields';
import { MAX_PHOTOS } from '../album/photos';
import { recordId } from '../base/ids';
import { THEME_PRINT_DEFAULTS } from '../catalogue/print-defaults';
import { BOOK_FONTS, ORNAMENTS } from '../catalogue/print-fields';

/**
 * The scene of a book: the positions of all items on its pages and its cover. Screen, proof and print draw
 * the same scene. Lengths are mm from the top left corner of a spread's trim, text sizes are points; items
 * are drawn in order, later ones on top.
 */

/** Maximum number of spreads of the longest book, or of faces of a set. */
export const MAX_SPREADS = 600;
/** Maximum number of items on one spread: a canvas may show every photo of an album, and some texts. */
export const MAX_SPREAD_ITEMS = 600;
/** Maximum number of items in a whole book. */
export const MAX_BOOK_ITEMS = 5000;
export const MAX_TEXT_LENGTH = 2000;
export const MAX_EXTRA_PAGES = 200;

/**
 * Kinds of product: pages with a cover, a single face, a face for each photo, or a cover with twelve months.
 */
export const BOOK_KINDS = ['book', 'sheet', 'set', 'calendar'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** Density of photos: as few pages as they fill, about two photos per page, or one per page. */
export const BOOK_STYLES = ['full', 'classic', 'airy'] as const;
export type BookStyle = (typeof BOOK_STYLES)[number];
/** Order of the photos in a book: by time of capture, or as given. */
export const PHOTO_ORDERS = ['time', 'given'] as const;
export type PhotoOrder = (typeof PHOTO_ORDERS)[number];

/** Id of the cover among the spreads of a book. */
export const COVER_ID = 'cover';

/** Upper limit of lengths, in millimetres; larger than any product. */
const MAX_LENGTH_MM = 6000;

/** Id of a photo of the album; in the studio, a temporary key until the photo is uploaded. */
const photoKey = recordId;

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
const wholeBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

const place = between(-MAX_LENGTH_MM, MAX_LENGTH_MM);
/** Length of a side: at least 0.1 mm, so that the item is visible. */
const side = between(0.1, MAX_LENGTH_MM);
const thickness = between(0, 500);
const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour as #rrggbb' }));
/** Own colour of a spread or an item; null: the colour of the book's look. */
const ownColour = z.nullable(colour);

const font = z.enum(BOOK_FONTS);

const itemId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/));
/**
 * Id of a spread or the cover; never a name such as `constructor`, because ids are keys of stored revisions.
 */
export const spreadId = z
  .string()
  .check(z.regex(/^(cover|s[0-9a-z]{1,15})$/, { error: 'is not the id of a spread' }));

/** Position, size and rotation of an item; the rotation is about its middle in degrees, clockwise. */
const box = { x: place, y: place, w: side, h: side, angle: between(-180, 180) };

/**
 * The visible part of a photo: the point in the frame's middle (fractions of the upright photo, then turned
 * by `turn` quarters), and the zoom relative to just covering the frame. If the photo would not cover the
 * frame around that point, the nearest valid point is used.
 */
const crop = z.strictObject({
  x: between(0, 1),
  y: between(0, 1),
  zoom: between(1, 20),
  turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

const border = z.strictObject({ width: between(0, 50), colour });

export const photoItem = z.strictObject({
  type: z.literal('photo'),
  id: itemId,
  ...box,
  /** Photo of the frame; null: an empty frame, with which a book can be saved but not requested. */
  photo: z.nullable(photoKey),
  crop,
  radius: between(0, 1000),
  /** Border, drawn inside the frame; null: that of the book's look; width 0: no border. */
  border: z.nullable(border),
});
export type PhotoItem = z.infer<typeof photoItem>;

export const textItem = z.strictObject({
  type: z.literal('text'),
  id: itemId,
  ...box,
  text: boundedText(MAX_TEXT_LENGTH),
  font: z.nullable(font),
  /** Font size in points. */
  size: between(4, 400),
  colour: ownColour,
  align: z.enum(['left', 'center', 'right']),
  /** Line height as a multiple of the font size. */
  leading: between(0.8, 3),
  /** Whether the text is drawn smaller if it does not fit its box. */
  fit: z._default(z.boolean(), false),
  /** Source of the text's words until the customer edits them; null: none. */
  follows: z._default(z.nullable(z.enum(['title'])), null),
  /** Photos that were shortened for this text: their height, and the one before. */
  shortened: z.optional(
    z
      .array(z.strictObject({ id: itemId, h: side, before: side }))
      .check(z.maxLength(MAX_SPREAD_ITEMS)),
  ),
});
export type TextItem = z.infer<typeof textItem>;

export const spreadItem = z.discriminatedUnion('type', [photoItem, textItem]);
export type SpreadItem = z.infer<typeof spreadItem>;

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Reason for a layout: a code, for which the screens have a sentence, and the values in that sentence. */
const why = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  facts: z
    .record(
      z.string().check(z.regex(/^[a-z][a-z_]{0,30}$/)),
      z.union([between(-1e12, 1e12), z.string().check(z.maxLength(100))]),
    )
    .check(z.refine((facts) => Object.keys(facts).length <= 12)),
});
export type LayoutReason = z.infer<typeof why>;

export const spread = z.strictObject({
  id: spreadId,
  seed: wholeBetween(0, 2_147_483_647),
  /** Whether the spread stays unchanged when the book is filled again. An edited spread locks itself. */
  locked: z.boolean(),
  /** Name of the spread's layout, so that the next spread can differ; '' for a manual layout. */
  layout: z.string().check(z.maxLength(400)),
  /** Rank among the suitable layouts; null for a manual layout. */
  rank: z.nullable(z.strictObject({ at: wholeBetween(1, 99), of: wholeBetween(1, 99) })),
  background: ownColour,
  items: z.array(spreadItem).check(
    z.maxLength(MAX_SPREAD_ITEMS, { error: `must have at most ${MAX_SPREAD_ITEMS} items` }),
    z.refine((items) => isUnique(items.map(({ id }) => id)), {
      error: 'must not use the id of an item twice',
    }),
  ),
  why: z.nullable(why),
});
export type Spread = z.infer<typeof spread>;

/** Photos that were removed from the book and can be put back. */
export const tray = z.array(z.strictObject({ photo: photoKey, why: z.nullable(why) })).check(
  z.maxLength(MAX_PHOTOS, { error: `must have at most ${MAX_PHOTOS} photos` }),
  z.refine((photos) => isUnique(photos.map(({ photo }) => photo)), {
    error: 'must not name a photo twice',
  }),
);
export type Tray = z.infer<typeof tray>;

export const extraPages = wholeBetween(0, MAX_EXTRA_PAGES);

export const bookStyle = z.enum(BOOK_STYLES);
export const photoOrder = z.enum(PHOTO_ORDERS);

export const CALENDAR_LANGUAGES = ['en', 'hi'] as const;
export const MAX_OWN_DATES = 12;
export const MAX_OWN_DATE_LENGTH = 40;

/** Number of days of each month; February as in a leap year. */
export const MAX_DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A date named by the customer, repeated each year. */
const ownDate = z
  .strictObject({
    month: wholeBetween(1, 12),
    day: wholeBetween(1, 31),
    name: boundedText(MAX_OWN_DATE_LENGTH, 1),
  })
  .check(
    z.refine(({ month, day }) => day <= (MAX_DAYS_OF_MONTHS[month - 1] ?? 0), {
      error: 'is no day of its month',
      path: ['day'],
    }),
  );
export type OwnDate = z.infer<typeof ownDate>;

/** Settings of a calendar: its months and named days. */
export const calendar = z.strictObject({
  first: z.strictObject({ year: wholeBetween(2000, 2100), month: wholeBetween(1, 12) }),
  /** Language of the names of months and weekdays. */
  language: z.enum(CALENDAR_LANGUAGES),
  /** Whether India's holidays are shown, in years with known dates. */
  holidays: z.boolean(),
  own_dates: z
    .array(ownDate)
    .check(z.maxLength(MAX_OWN_DATES, { error: `must have at most ${MAX_OWN_DATES} dates` })),
});
export type Calendar = z.infer<typeof calendar>;

/** Defaults from theme and frame for items without their own settings. */
const look = z.strictObject({
  paper: colour,
  ink: colour,
  /** Distance from the edge of a page to its photos, and between photos. */
  margin: thickness,
  gap: thickness,
  font,
  border,
  /** Colour of rules and ornaments. Books of earlier releases lack this field and the next two. */
  accent: z._default(colour, THEME_PRINT_DEFAULTS.accent_colour),
  /** Corner radius of photos without their own. */
  corner: z._default(thickness, THEME_PRINT_DEFAULTS.corner_mm),
  ornament: z._default(z.enum(ORNAMENTS), THEME_PRINT_DEFAULTS.ornament),
});
export type Look = z.infer<typeof look>;

/**
 * Cover measures in addition to the page size: `wrap` is folded inwards on all sides. null: the product has
 * no such cover. `printable` false: a plain cover that only takes a stamped title.
 */
const coverShape = z.strictObject({ spine: thickness, wrap: thickness, printable: z.boolean() });
export type CoverShape = z.infer<typeof coverShape>;

export const book = z
  .strictObject({
    v: z.literal(1),
    kind: z.enum(BOOK_KINDS),
    /** Trimmed size of one page. */
    page: z.strictObject({ w: side, h: side }),
    bleed: thickness,
    /** Minimum distance of texts from every edge. */
    safe: thickness,
    lay_flat: z.boolean(),
    page_numbers: z.boolean(),
    style: bookStyle,
    photo_order: photoOrder,
    look,
    /** For kind `book` only; a calendar's cover is a face like its months, other kinds have no cover. */
    cover_shape: z.nullable(coverShape),
    cover: z.nullable(spread),
    spreads: z
      .array(spread)
      .check(z.maxLength(MAX_SPREADS, { error: `must have at most ${MAX_SPREADS} spreads` })),
    tray,
    extra_pages: extraPages,
    /** Settings of a calendar; null: not a calendar, or a calendar of earlier releases. */
    calendar: z._default(z.nullable(calendar), null),
  })
  .check(
    z.refine(({ cover }) => cover === null || cover.id === COVER_ID, {
      error: `must have the id ${COVER_ID}`,
      path: ['cover', 'id'],
    }),
    z.refine(
      ({ spreads }) =>
        isUnique(spreads.map(({ id }) => id)) && spreads.every(({ id }) => id !== COVER_ID),
      { error: 'must not use the id of a spread twice', path: ['spreads'] },
    ),
    z.refine(({ spreads }) => itemsOf(spreads) <= MAX_BOOK_ITEMS, {
      error: `must have at most ${MAX_BOOK_ITEMS} items in all`,
      path: ['spreads'],
    }),
  );
export type Book = z.infer<typeof book>;

function itemsOf(spreads: readonly Spread[]): number {
  return spreads.reduce((sum, { items }) => sum + items.length, 0);
}

/** Photos of a spread in the order of its frames; a photo in two frames is listed twice. */
export function spreadPhotoIds({ items }: Pick<Spread, 'items'>): string[] {
  return items.flatMap((one) => (one.type === 'photo' && one.photo !== null ? [one.photo] : []));
}

export function coverAndSpreads({ cover, spreads }: Pick<Book, 'cover' | 'spreads'>): Spread[] {
  return cover === null ? spreads : [cover, ...spreads];
}

/** Ids of all photos in frames, including the cover, without duplicates. */
export function placedPhotoIds(book: Pick<Book, 'cover' | 'spreads'>): Set<string> {
  return new Set(coverAndSpreads(book).flatMap(spreadPhotoIds));
}
