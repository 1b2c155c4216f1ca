import type { Composition } from './mockups/arrangement';
import { banners } from './mockups/banners';
import {
  canvasLeaning,
  canvasWall,
  closedOnTable,
  deskCalendarOn,
  flatLay,
  frameOn,
  giftOn,
  printsOn,
  spreadOnTable,
  bookStack,
  standingPair,
  wallCalendarOn,
  albumWithGiftBox,
} from './mockups/compositions';
import {
  bookmarks,
  coasters,
  cushion,
  type Gift,
  greetingCard,
  keychain,
  magnets,
  mug,
  puzzle,
} from './mockups/gifts';
import { themeSpread } from './mockups/theme';
import type { Pen } from './pen';
import type { Occasion } from './photo';
import { portrait } from './scenes/portrait';

/** A planned picture of the catalogue: its path, size and drawing function. */
type PlannedPicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (pen: Pen, width: number, height: number) => string;
};

/** Products 1 to 66; the occasion of a product's photographs follows its id. */
const productCount = 66;
const occasionOfRest: readonly Occasion[] = [
  'Everyday',
  'Wedding',
  'Birthday',
  'Anniversary',
  'Travel',
  'Baby',
  'Family',
  'Festivals',
];

/** The three pictures a product may have; the first is the one on its card. */
type Views = readonly [first: Composition, second: Composition, third: Composition];

const BOOK = { isAlbum: false };
const ALBUM = { isAlbum: true };

const bookViews: readonly Views[] = [
  [closedOnTable(BOOK), spreadOnTable(BOOK), bookStack(BOOK)],
  [standingPair(BOOK), spreadOnTable(BOOK), flatLay(BOOK)],
  [flatLay(BOOK), spreadOnTable(BOOK), closedOnTable(BOOK)],
  [closedOnTable(BOOK), flatLay(BOOK), standingPair(BOOK)],
];
const albumViews: readonly Views[] = [
  [closedOnTable(ALBUM), spreadOnTable(ALBUM), albumWithGiftBox],
  [albumWithGiftBox, spreadOnTable(ALBUM), standingPair(ALBUM)],
  [bookStack(ALBUM), closedOnTable(ALBUM), spreadOnTable(ALBUM)],
  [standingPair(ALBUM), spreadOnTable(ALBUM), flatLay(ALBUM)],
];
const canvasViews: readonly Views[] = [
  [canvasWall('wide'), canvasLeaning, canvasWall('gallery')],
  [canvasWall('tall'), canvasWall('pair'), canvasLeaning],
  [canvasWall('triptych'), canvasWall('wide'), canvasWall('pair')],
  [canvasWall('gallery'), canvasLeaning, canvasWall('tall')],
  [canvasLeaning, canvasWall('wide'), canvasWall('triptych')],
];
const calendarViews: readonly Views[] = [
  [deskCalendarOn({ isWide: true }), deskCalendarOn({ isWide: false }), wallCalendarOn(2)],
  [wallCalendarOn(1), wallCalendarOn(2), deskCalendarOn({ isWide: true })],
  [deskCalendarOn({ isWide: false }), deskCalendarOn({ isWide: true }), wallCalendarOn(1)],
  [wallCalendarOn(2), wallCalendarOn(1), deskCalendarOn({ isWide: false })],
];
const printViews: readonly Views[] = [
  [printsOn('fan'), printsOn('scatter'), printsOn('stack')],
  [printsOn('instant'), printsOn('strings'), printsOn('fan')],
  [printsOn('strings'), printsOn('stack'), printsOn('scatter')],
  [printsOn('framed'), printsOn('scatter'), printsOn('stack')],
  [printsOn('stack'), printsOn('fan'), printsOn('instant')],
];
const giftViews = [
  giftViewsOf(magnets),
  giftViewsOf(keychain),
  giftViewsOf(mug, true),
  giftViewsOf(cushion, true),
  giftViewsOf(puzzle),
  giftViewsOf(coasters),
  giftViewsOf(bookmarks),
  giftViewsOf(greetingCard),
];

function giftViewsOf(gift: Gift, stands = false): Views {
  return [giftOn(gift, { stands }), giftOn(gift, { stands, isWrapped: true }), giftOn(gift)];
}

/** The views of each kind of product, from the id of its first product. */
const VIEWS: readonly (readonly [first: number, views: readonly Views[]])[] = [
  [1, bookViews],
  [17, albumViews],
  [31, canvasViews],
  [43, calendarViews],
  [51, printViews],
  [59, giftViews],
];

function viewsOf(id: number): readonly Composition[] {
  const [first, views] = VIEWS.findLast(([from]) => from <= id) ?? [1, bookViews];
  return views[(id - first) % views.length] ?? [];
}

function composed(
  name: string,
  [width, height]: readonly [number, number],
  composition: Composition,
  occasion: Occasion,
  lead: number,
): PlannedPicture {
  const draw: PlannedPicture['draw'] = (pen, w, h) => composition(pen, w, h, { occasion, lead });
  return { path: `catalogue/${name}.webp`, width, height, draw };
}

const UPRIGHT = [1200, 1500] as const;
const LANDSCAPE = [1200, 900] as const;
const SQUARE = [1200, 1200] as const;

function productPictures(): PlannedPicture[] {
  const ids = Array.from({ length: productCount }, (_, index) => index + 1);
  return ids.flatMap((id) => {
    const occasion = occasionOfRest[id % 8] ?? 'Everyday';
    const views = viewsOf(id).slice(0, id % 3 === 0 ? 3 : 2);
    return views.map((view, index) => {
      const lead = Math.floor(id / 8) + index * 2;
      return composed(`products/${id}-${index + 1}`, UPRIGHT, view, occasion, lead);
    });
  });
}

const categoryViews: readonly (readonly [Composition, Occasion])[] = [
  [printsOn('strings'), 'Birthday'],
  [canvasWall('pair'), 'Anniversary'],
  [albumWithGiftBox, 'Wedding'],
  [spreadOnTable(BOOK), 'Travel'],
  [standingPair(BOOK), 'Baby'],
  [canvasWall('wide'), 'Family'],
  [flatLay(BOOK), 'Festivals'],
  [deskCalendarOn({ isWide: true }), 'Everyday'],
];

const tileViews: readonly (readonly [name: string, Composition, Occasion])[] = [
  ['best-sellers', bookStack(BOOK), 'Travel'],
  ['under-99', giftOn(magnets), 'Family'],
  ['premium', bookStack(ALBUM), 'Wedding'],
];

const frameOccasions: readonly Occasion[] = [
  'Family',
  'Travel',
  'Wedding',
  'Anniversary',
  'Everyday',
  'Baby',
  'Travel',
  'Festivals',
];

/** All pictures of the catalogue, in the order of their folders. */
export function planPictures(): PlannedPicture[] {
  const path = (folder: string, index: number) => `catalogue/${folder}/${index + 1}.webp`;
  return [
    ...banners.map((draw, index) => {
      return { path: path('banners', index), width: 1600, height: 700, draw };
    }),
    ...productPictures(),
    ...categoryViews.map(([view, occasion], index) =>
      composed(`categories/${index + 1}`, LANDSCAPE, view, occasion, 0),
    ),
    ...tileViews.map(([name, view, occasion]) =>
      composed(`tiles/${name}`, LANDSCAPE, view, occasion, 1),
    ),
    ...frameOccasions.map((occasion, index) =>
      composed(`frames/${index + 1}`, SQUARE, frameOn(index), occasion, index),
    ),
    ...Array.from({ length: 8 }, (_, index) => {
      const draw: PlannedPicture['draw'] = (pen, w, h) => themeSpread(pen, index + 1, w, h);
      return { path: path('themes', index), width: 1200, height: 900, draw };
    }),
    ...([0, 1, 2] as const).map((sitter) => {
      const draw: PlannedPicture['draw'] = (pen, w) => portrait(pen, w, sitter);
      return { path: path('people', sitter), width: 480, height: 480, draw };
    }),
  ];
}
