import { themes } from '../data/frames-and-themes.ts';
import type { DrawComposition } from './mockups/arrangement';
import { bannerDrawings } from './mockups/banners';
import {
  drawLeaningCanvas,
  composeCanvasWall,
  composeClosedBookOnTable,
  composeDeskCalendar,
  composeBookAmongPrints,
  composeFrame,
  composeGift,
  composePrints,
  composeSpreadOnTable,
  composeBookStack,
  composeStandingBooks,
  composeWallCalendar,
  drawAlbumWithGiftBox,
} from './mockups/compositions';
import {
  drawBookmarks,
  drawCoasters,
  drawCushion,
  type DrawGift,
  drawGreetingCard,
  drawKeychain,
  drawMagnets,
  drawMug,
  drawPuzzle,
} from './mockups/gifts';
import { drawThemeSpread } from './mockups/theme';
import type { Pen } from './pen';
import type { Occasion } from './photo';
import { drawPortrait } from './motifs/portrait';

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
type Views = readonly [first: DrawComposition, second: DrawComposition, third: DrawComposition];

const BOOK = { isAlbum: false };
const ALBUM = { isAlbum: true };

const bookViews: readonly Views[] = [
  [composeClosedBookOnTable(BOOK), composeSpreadOnTable(BOOK), composeBookStack(BOOK)],
  [composeStandingBooks(BOOK), composeSpreadOnTable(BOOK), composeBookAmongPrints(BOOK)],
  [composeBookAmongPrints(BOOK), composeSpreadOnTable(BOOK), composeClosedBookOnTable(BOOK)],
  [composeClosedBookOnTable(BOOK), composeBookAmongPrints(BOOK), composeStandingBooks(BOOK)],
];
const albumViews: readonly Views[] = [
  [composeClosedBookOnTable(ALBUM), composeSpreadOnTable(ALBUM), drawAlbumWithGiftBox],
  [drawAlbumWithGiftBox, composeSpreadOnTable(ALBUM), composeStandingBooks(ALBUM)],
  [composeBookStack(ALBUM), composeClosedBookOnTable(ALBUM), composeSpreadOnTable(ALBUM)],
  [composeStandingBooks(ALBUM), composeSpreadOnTable(ALBUM), composeBookAmongPrints(ALBUM)],
];
const canvasViews: readonly Views[] = [
  [composeCanvasWall('wide'), drawLeaningCanvas, composeCanvasWall('gallery')],
  [composeCanvasWall('tall'), composeCanvasWall('pair'), drawLeaningCanvas],
  [composeCanvasWall('triptych'), composeCanvasWall('wide'), composeCanvasWall('pair')],
  [composeCanvasWall('gallery'), drawLeaningCanvas, composeCanvasWall('tall')],
  [drawLeaningCanvas, composeCanvasWall('wide'), composeCanvasWall('triptych')],
];
const calendarViews: readonly Views[] = [
  [
    composeDeskCalendar({ isWide: true }),
    composeDeskCalendar({ isWide: false }),
    composeWallCalendar(2),
  ],
  [composeWallCalendar(1), composeWallCalendar(2), composeDeskCalendar({ isWide: true })],
  [
    composeDeskCalendar({ isWide: false }),
    composeDeskCalendar({ isWide: true }),
    composeWallCalendar(1),
  ],
  [composeWallCalendar(2), composeWallCalendar(1), composeDeskCalendar({ isWide: false })],
];
const printViews: readonly Views[] = [
  [composePrints('fan'), composePrints('scatter'), composePrints('stack')],
  [composePrints('instant'), composePrints('strings'), composePrints('fan')],
  [composePrints('strings'), composePrints('stack'), composePrints('scatter')],
  [composePrints('framed'), composePrints('scatter'), composePrints('stack')],
  [composePrints('stack'), composePrints('fan'), composePrints('instant')],
];
const giftViews = [
  giftViewsOf(drawMagnets),
  giftViewsOf(drawKeychain),
  giftViewsOf(drawMug, true),
  giftViewsOf(drawCushion, true),
  giftViewsOf(drawPuzzle),
  giftViewsOf(drawCoasters),
  giftViewsOf(drawBookmarks),
  giftViewsOf(drawGreetingCard),
];

function giftViewsOf(gift: DrawGift, stands = false): Views {
  return [
    composeGift(gift, { stands }),
    composeGift(gift, { stands, isWrapped: true }),
    composeGift(gift),
  ];
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

function viewsOf(id: number): readonly DrawComposition[] {
  const [first, views] = VIEWS.findLast(([from]) => from <= id) ?? [1, bookViews];
  return views[(id - first) % views.length] ?? [];
}

function composed(
  name: string,
  [width, height]: readonly [number, number],
  composition: DrawComposition,
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

const categoryViews: readonly (readonly [DrawComposition, Occasion])[] = [
  [composePrints('strings'), 'Birthday'],
  [composeCanvasWall('pair'), 'Anniversary'],
  [drawAlbumWithGiftBox, 'Wedding'],
  [composeSpreadOnTable(BOOK), 'Travel'],
  [composeStandingBooks(BOOK), 'Baby'],
  [composeCanvasWall('wide'), 'Family'],
  [composeBookAmongPrints(BOOK), 'Festivals'],
  [composeDeskCalendar({ isWide: true }), 'Everyday'],
];

const tileViews: readonly (readonly [name: string, DrawComposition, Occasion])[] = [
  ['best-sellers', composeBookStack(BOOK), 'Travel'],
  ['under-99', composeGift(drawMagnets), 'Family'],
  ['premium', composeBookStack(ALBUM), 'Wedding'],
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
    ...bannerDrawings.map((draw, index) => {
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
      composed(`frames/${index + 1}`, SQUARE, composeFrame(index), occasion, index),
    ),
    ...themes.map((theme, index) => {
      const draw: PlannedPicture['draw'] = (pen, w, h) =>
        drawThemeSpread(pen, { theme, index }, w, h);
      return { path: path('themes', index), width: 1200, height: 900, draw };
    }),
    ...([0, 1, 2] as const).map((sitter) => {
      const draw: PlannedPicture['draw'] = (pen, w) => drawPortrait(pen, w, sitter);
      return { path: path('people', sitter), width: 480, height: 480, draw };
    }),
  ];
}
