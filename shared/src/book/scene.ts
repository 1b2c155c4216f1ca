import * as z from 'zod/mini';
import { text } from '../base/fields';
import { MAX_PHOTOS } from '../album/photos';
import { recordId } from '../base/ids';
import { THEME_PRINT } from '../catalogue/print-defaults';
import { ORNAMENTS } from '../catalogue/print-fields';

/**
 * The scene of a book: what stands where on its pages and its cover. Screen, proof and print draw
 * the same one. Lengths are mm from the top left corner of a spread's trim, text sizes are points;
 * items are drawn in their order, later ones on top.
 */

/** Faces of a set, or spreads of the longest book. */
export const MAX_SPREADS = 600;
/** Items of one spread: a canvas may show every photo of an album, and some texts. */
export const MAX_SPREAD_ITEMS = 600;
/** Items of a whole book. */
export const MAX_BOOK_ITEMS = 5000;
export const MAX_TEXT_LENGTH = 2000;
export const MAX_EXTRA_PAGES = 200;

/** What is made: pages with a cover, one face, a face for each photo, or a cover and twelve months. */
export const BOOK_KINDS = ['book', 'sheet', 'set', 'calendar'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** How many pages photos are spread over: as few as they fill, about two photos a page, or one. */
export const BOOK_STYLES = ['full', 'classic', 'airy'] as const;
export type BookStyle = (typeof BOOK_STYLES)[number];
/** What the photos of a book follow: when they were taken, or the order that they were given. */
export const PHOTO_ORDERS = ['time', 'given'] as const;
export type PhotoOrder = (typeof PHOTO_ORDERS)[number];

/** The id of the cover among the spreads of a book. */
export const COVER_ID = 'cover';

/** Wider than the widest roll of canvas, opened. */
const MAX_MM = 6000;

/** A photo of the album; in the studio, one that is not uploaded yet has a key of its own. */
const photoKey = recordId;

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
const wholeBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

const place = between(-MAX_MM, MAX_MM);
/** A length that can be seen. */
const side = between(0.1, MAX_MM);
const thickness = between(0, 500);
const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour as #rrggbb' }));
/** null: the colour that the book's look has for it. */
const ownColour = z.nullable(colour);

export const FONTS = ['serif', 'sans'] as const;
const font = z.enum(FONTS);

const itemId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/, { error: 'is not the id of an item' }));
/** Never the name of something that every object has, because revisions are kept by it. */
export const spreadId = z
  .string()
  .check(z.regex(/^(cover|s[0-9a-z]{1,15})$/, { error: 'is not the id of a spread' }));

/** The frame of an item, and its turn about its middle in degrees, clockwise. */
const box = { x: place, y: place, w: side, h: side, angle: between(-180, 180) };

/**
 * What of a photo is shown: the point (fractions of the upright photo, turned by `turn` quarters)
 * in the frame's middle, and how much larger than just covering the frame. Where the photo would not
 * cover the frame around that point, the nearest point at which it does is meant.
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
  /** null: an empty frame, which can be saved but not requested. */
  photo: z.nullable(photoKey),
  crop,
  radius: between(0, 1000),
  /** null: the border of the book's look; a width of 0 is none. It lies inside the frame. */
  border: z.nullable(border),
});
export type PhotoItem = z.infer<typeof photoItem>;

export const textItem = z.strictObject({
  type: z.literal('text'),
  id: itemId,
  ...box,
  text: text(MAX_TEXT_LENGTH),
  font: z.nullable(font),
  /** Points. */
  size: between(4, 400),
  colour: ownColour,
  align: z.enum(['left', 'center', 'right']),
  /** Times the size, from line to line. */
  leading: between(0.8, 3),
  /** Whether it is drawn smaller where it would not fit its box. */
  fit: z._default(z.boolean(), false),
  /** What its words change with, until someone writes others. */
  follows: z._default(z.nullable(z.enum(['title'])), null),
});
export type TextItem = z.infer<typeof textItem>;

export const item = z.discriminatedUnion('type', [photoItem, textItem]);
export type Item = z.infer<typeof item>;

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** Why something was chosen: a code that the screens have a sentence for, and what it names. */
const why = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'is not a reason' })),
  facts: z
    .record(
      z.string().check(z.regex(/^[a-z][a-z_]{0,30}$/, { error: 'is not the name of a fact' })),
      z.union([between(-1e12, 1e12), z.string().check(z.maxLength(100))]),
    )
    .check(z.refine((facts) => Object.keys(facts).length <= 12, { error: 'has too many facts' })),
});
export type Why = z.infer<typeof why>;

export const spread = z.strictObject({
  id: spreadId,
  seed: wholeBetween(0, 2_147_483_647),
  /** Left as it is when the book is filled anew. An edited spread locks itself. */
  locked: z.boolean(),
  /** How it was laid out, for the one after it to differ; '' where someone placed the items. */
  layout: z.string().check(z.maxLength(400)),
  /** Which of the layouts that were found good this is; null where someone placed the items. */
  rank: z.nullable(z.strictObject({ at: wholeBetween(1, 99), of: wholeBetween(1, 99) })),
  background: ownColour,
  items: z.array(item).check(
    z.maxLength(MAX_SPREAD_ITEMS, { error: `must have at most ${MAX_SPREAD_ITEMS} items` }),
    z.refine((items) => isUnique(items.map(({ id }) => id)), {
      error: 'must not use the id of an item twice',
    }),
  ),
  why: z.nullable(why),
});
export type Spread = z.infer<typeof spread>;

/** Photos that were taken out of the book, and stay at hand. */
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

/** The days of each month, February's in a leap year. */
export const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day that the customer wants to see, in each year. */
const ownDate = z
  .strictObject({
    month: wholeBetween(1, 12),
    day: wholeBetween(1, 31),
    name: text(MAX_OWN_DATE_LENGTH, 1),
  })
  .check(
    z.refine(({ month, day }) => day <= (LONGEST_MONTHS[month - 1] ?? 0), {
      error: 'is no day of its month',
      path: ['day'],
    }),
  );
export type OwnDate = z.infer<typeof ownDate>;

/** The twelve months of a calendar, and what stands at their days. */
export const calendar = z.strictObject({
  first: z.strictObject({ year: wholeBetween(2000, 2100), month: wholeBetween(1, 12) }),
  /** Of the names of its months and weekdays. */
  language: z.enum(CALENDAR_LANGUAGES),
  /** Whether India's holidays are named, of the years that are known. */
  holidays: z.boolean(),
  own_dates: z
    .array(ownDate)
    .check(z.maxLength(MAX_OWN_DATES, { error: `must have at most ${MAX_OWN_DATES} dates` })),
});
export type Calendar = z.infer<typeof calendar>;

/** What theme and frame give to everything that has nothing of its own. */
const look = z.strictObject({
  paper: colour,
  ink: colour,
  /** From the edge of a page to its photos, and from one photo to the next. */
  margin: thickness,
  gap: thickness,
  font,
  border,
  /** Of rules and ornaments. Books of earlier releases have none of these three. */
  accent: z._default(colour, THEME_PRINT.accent_colour),
  /** Of photos whose own corners have no radius. */
  corner: z._default(thickness, THEME_PRINT.corner_mm),
  ornament: z._default(z.enum(ORNAMENTS), THEME_PRINT.ornament),
});
export type Look = z.infer<typeof look>;

/**
 * The measures of a cover beside those of a page: `wrap` is folded inwards on all sides. null: there
 * is none that pictures are printed on; a plain one takes a stamped title only.
 */
const coverShape = z.strictObject({ spine: thickness, wrap: thickness, printable: z.boolean() });
export type CoverShape = z.infer<typeof coverShape>;

export const book = z
  .strictObject({
    v: z.literal(1),
    kind: z.enum(BOOK_KINDS),
    /** One page, cut. */
    page: z.strictObject({ w: side, h: side }),
    bleed: thickness,
    /** What must be read keeps this distance from every edge. */
    safe: thickness,
    lay_flat: z.boolean(),
    page_numbers: z.boolean(),
    style: bookStyle,
    photo_order: photoOrder,
    look,
    /** Of a book; a calendar's cover is a face like its months, and the others have none. */
    cover_shape: z.nullable(coverShape),
    cover: z.nullable(spread),
    spreads: z
      .array(spread)
      .check(z.maxLength(MAX_SPREADS, { error: `must have at most ${MAX_SPREADS} spreads` })),
    tray,
    extra_pages: extraPages,
    /** null: a book without days, and a calendar of earlier releases. */
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

/** The photos of a spread in the order of its frames; one that stands in two frames comes twice. */
export function photosOfSpread({ items }: Pick<Spread, 'items'>): string[] {
  return items.flatMap((one) => (one.type === 'photo' && one.photo !== null ? [one.photo] : []));
}

/** Everything of a book that something stands on: its cover, where it has one, and all spreads. */
export function coverAndSpreads({ cover, spreads }: Pick<Book, 'cover' | 'spreads'>): Spread[] {
  return cover === null ? spreads : [cover, ...spreads];
}

/** The photos that stand in frames, cover included, each once. */
export function placedPhotos(book: Pick<Book, 'cover' | 'spreads'>): Set<string> {
  return new Set(coverAndSpreads(book).flatMap(photosOfSpread));
}
