import type { Composition } from './mockups/arrangement';
import { banners } from './mockups/banners';
import {
  closedOnTable,
  flatLay,
  spreadOnTable,
  stack,
  standingPair,
  withBox,
} from './mockups/book-compositions';
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
import { deskCalendarOn, giftOn, printsOn } from './mockups/table-compositions';
import { themeSpread } from './mockups/theme';
import { canvasLeaning, canvasWall, frameOn, wallCalendarOn } from './mockups/wall-compositions';
import type { Pen } from './pen';
import type { Occasion } from './photo';
import { portrait } from './scenes/portrait';

/** A picture of the catalogue before it is drawn: where it is kept, its size and what draws it. */
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

const bookViews: readonly Views[] = [
  [closedOnTable(false), spreadOnTable(false), stack(false)],
  [standingPair(false), spreadOnTable(false), flatLay(false)],
  [flatLay(false), spreadOnTable(false), closedOnTable(false)],
  [closedOnTable(false), flatLay(false), standingPair(false)],
];
const albumViews: readonly Views[] = [
  [closedOnTable(true), spreadOnTable(true), withBox],
  [withBox, spreadOnTable(true), standingPair(true)],
  [stack(true), closedOnTable(true), spreadOnTable(true)],
  [standingPair(true), spreadOnTable(true), flatLay(true)],
];
const canvasViews: readonly Views[] = [
  [canvasWall('wide'), canvasLeaning, canvasWall('gallery')],
  [canvasWall('tall'), canvasWall('pair'), canvasLeaning],
  [canvasWall('triptych'), canvasWall('wide'), canvasWall('pair')],
  [canvasWall('gallery'), canvasLeaning, canvasWall('tall')],
  [canvasLeaning, canvasWall('wide'), canvasWall('triptych')],
];
const calendarViews: readonly Views[] = [
  [deskCalendarOn(true), deskCalendarOn(false), wallCalendarOn(2)],
  [wallCalendarOn(1), wallCalendarOn(2), deskCalendarOn(true)],
  [deskCalendarOn(false), deskCalendarOn(true), wallCalendarOn(1)],
  [wallCalendarOn(2), wallCalendarOn(1), deskCalendarOn(false)],
];
const printViews: readonly Views[] = [
  [printsOn('fan'), printsOn('scatter'), printsOn('stack')],
  [printsOn('instant'), printsOn('strings'), printsOn('fan')],
  [printsOn('strings'), printsOn('stack'), printsOn('scatter')],
  [printsOn('framed'), printsOn('scatter'), printsOn('stack')],
  [printsOn('stack'), printsOn('fan'), printsOn('instant')],
];
const gifts: readonly (readonly [gift: Gift, stands: boolean])[] = [
  [magnets, false],
  [keychain, false],
  [mug, true],
  [cushion, true],
  [puzzle, false],
  [coasters, false],
  [bookmarks, false],
  [greetingCard, false],
];

function turnOf(views: readonly Views[], index: number): Views {
  const found = views[index % views.length];
  if (found === undefined)
    throw new RangeError('A kind of product needs at least one set of views');
  return found;
}

/** The views of a product by its id: books 1-16, albums 17-30, canvases 31-42, calendars 43-50, prints 51-58, gifts 59-66. */
function viewsOf(id: number): Views {
  if (id <= 16) return turnOf(bookViews, id - 1);
  if (id <= 30) return turnOf(albumViews, id - 17);
  if (id <= 42) return turnOf(canvasViews, id - 31);
  if (id <= 50) return turnOf(calendarViews, id - 43);
  if (id <= 58) return turnOf(printViews, id - 51);
  const [gift, stands] = gifts[(id - 59) % gifts.length] ?? [magnets, false];
  return [giftOn(gift, stands, false), giftOn(gift, stands, true), giftOn(gift, false, false)];
}

function composed(
  path: string,
  width: number,
  height: number,
  composition: Composition,
  occasion: Occasion,
  lead: number,
): PlannedPicture {
  return { path, width, height, draw: (pen, w, h) => composition(pen, w, h, { occasion, lead }) };
}

function productPictures(): PlannedPicture[] {
  return Array.from({ length: productCount }, (_, index) => index + 1).flatMap((id) => {
    const occasion = occasionOfRest[id % 8] ?? 'Everyday';
    return viewsOf(id)
      .slice(0, id % 3 === 0 ? 3 : 2)
      .map((view, position) =>
        composed(
          `catalogue/products/${id}-${position + 1}.webp`,
          1200,
          1500,
          view,
          occasion,
          Math.floor(id / 8) + position * 2,
        ),
      );
  });
}

const categoryViews: readonly (readonly [Composition, Occasion])[] = [
  [printsOn('strings'), 'Birthday'],
  [canvasWall('pair'), 'Anniversary'],
  [withBox, 'Wedding'],
  [spreadOnTable(false), 'Travel'],
  [standingPair(false), 'Baby'],
  [canvasWall('wide'), 'Family'],
  [flatLay(false), 'Festivals'],
  [deskCalendarOn(true), 'Everyday'],
];

const tileViews: readonly (readonly [name: string, Composition, Occasion])[] = [
  ['best-sellers', stack(false), 'Travel'],
  ['under-99', giftOn(magnets, false, false), 'Family'],
  ['premium', stack(true), 'Wedding'],
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

/** Every picture of the catalogue, in the order of their folders. */
export function plannedPictures(): PlannedPicture[] {
  return [
    ...banners.map((draw, index) => ({
      path: `catalogue/banners/${index + 1}.webp`,
      width: 1600,
      height: 700,
      draw,
    })),
    ...productPictures(),
    ...categoryViews.map(([view, occasion], index) =>
      composed(`catalogue/categories/${index + 1}.webp`, 1200, 900, view, occasion, 0),
    ),
    ...tileViews.map(([name, view, occasion]) =>
      composed(`catalogue/tiles/${name}.webp`, 1200, 900, view, occasion, 1),
    ),
    ...frameOccasions.map((occasion, index) =>
      composed(`catalogue/frames/${index + 1}.webp`, 1200, 1200, frameOn(index), occasion, index),
    ),
    ...Array.from({ length: 8 }, (_, index) => ({
      path: `catalogue/themes/${index + 1}.webp`,
      width: 1200,
      height: 900,
      draw: (pen: Pen, w: number, h: number) => themeSpread(pen, index + 1, w, h),
    })),
    ...([0, 1, 2] as const).map((sitter) => ({
      path: `catalogue/people/${sitter + 1}.webp`,
      width: 480,
      height: 480,
      draw: (pen: Pen, w: number) => portrait(pen, w, sitter),
    })),
  ];
}
