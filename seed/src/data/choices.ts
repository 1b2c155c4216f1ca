import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/** Ids of the paper types, by the name that the product lists use. */
export const PAPER = {
  matte: 1,
  lustre: 2,
  silk: 3,
  glossy: 4,
  pearl: 5,
  cottonRag: 6,
  canvas: 7,
  card: 8,
  transfer: 9,
} as const;

export const BINDING = {
  layflat: 1,
  perfect: 2,
  spiral: 3,
  saddle: 4,
  leather: 5,
  none: 6,
} as const;

export const LAMINATION = { matte: 1, gloss: 2, velvet: 3, none: 4 } as const;

export const COVER = { hard: 1, soft: 2, linen: 3, leatherette: 4, none: 5 } as const;

/**
 * How papers, bindings and covers are made: plausible guesses, until a printer gives the figures
 * (docs/rules.md#books-2).
 */
const made = (lay_flat: boolean, min_pages: number, max_pages: number, page_step: number) => ({
  lay_flat,
  min_pages,
  max_pages,
  page_step,
});

/** Priced for each page. */
export const paperTypes: CatalogueRecord<'paper-types'>[] = [
  {
    id: PAPER.matte,
    name: 'Matte 200 gsm',
    description: 'Smooth, without glare, and you can write on it.',
    price_paise: toPaise(12),
    caliper_mm: 0.2,
  },
  {
    id: PAPER.lustre,
    name: 'Lustre 260 gsm',
    description: 'A fine grain that hides fingerprints and keeps skin tones true.',
    price_paise: toPaise(18),
    caliper_mm: 0.26,
  },
  {
    id: PAPER.silk,
    name: 'Silk 250 gsm',
    description: 'A soft sheen between matte and gloss; crisp in small type.',
    price_paise: toPaise(22),
    caliper_mm: 0.22,
  },
  {
    id: PAPER.glossy,
    name: 'Glossy 230 gsm',
    description: 'The brightest colours, as in old studio prints.',
    price_paise: toPaise(15),
    caliper_mm: 0.22,
  },
  {
    id: PAPER.pearl,
    name: 'Pearl metallic 285 gsm',
    description: 'A quiet shimmer that suits zari, jewellery and lamplight.',
    price_paise: toPaise(35),
    caliper_mm: 0.3,
  },
  {
    id: PAPER.cottonRag,
    name: 'Cotton rag 310 gsm',
    description: 'Acid-free museum paper made of cotton, rated for over a hundred years.',
    price_paise: toPaise(60),
    caliper_mm: 0.48,
  },
  {
    id: PAPER.canvas,
    name: 'Canvas 380 gsm',
    description: 'Poly-cotton artist canvas with a visible weave.',
    price_paise: toPaise(420),
    caliper_mm: 0.45,
    kinds: ['canvas'],
  },
  {
    id: PAPER.card,
    name: 'Card stock 300 gsm',
    description: 'Stiff uncoated board for cards, tags and calendars.',
    price_paise: toPaise(6),
    caliper_mm: 0.36,
  },
  {
    id: PAPER.transfer,
    name: 'Heat transfer print',
    description: 'Ink pressed into ceramic, metal or cloth; it does not peel.',
    price_paise: toPaise(30),
    caliper_mm: 0.1,
  },
];

export const bindings: CatalogueRecord<'album-binding-types'>[] = [
  {
    id: BINDING.layflat,
    name: 'Layflat',
    description: 'Opens completely flat, so a picture can run across both pages.',
    price_paise: toPaise(350),
    ...made(true, 10, 200, 2),
  },
  {
    id: BINDING.perfect,
    name: 'Perfect bound',
    description: 'A square glued spine, like a good paperback.',
    price_paise: toPaise(120),
    ...made(false, 24, 400, 2),
  },
  {
    id: BINDING.spiral,
    name: 'Spiral',
    description: 'A metal wire that turns all the way round.',
    price_paise: toPaise(60),
    ...made(false, 2, 200, 2),
  },
  {
    id: BINDING.saddle,
    name: 'Saddle stitch',
    description: 'Folded sheets with two staples, for thin books.',
    price_paise: toPaise(40),
    ...made(false, 8, 96, 4),
  },
  {
    id: BINDING.leather,
    name: 'Stitched leather',
    description: 'Sewn by hand with waxed thread into a full leather case.',
    price_paise: toPaise(900),
    ...made(false, 20, 200, 4),
  },
  {
    id: BINDING.none,
    name: 'No binding',
    description: 'Loose prints, canvases and gifts.',
    price_paise: toPaise(0),
    ...made(false, 1, 500, 1),
  },
];

export const laminations: CatalogueRecord<'lamination-types'>[] = [
  {
    id: LAMINATION.matte,
    name: 'Matte',
    description: 'No reflections under a tube light.',
    price_paise: toPaise(0),
  },
  {
    id: LAMINATION.gloss,
    name: 'Gloss',
    description: 'Shiny, wipes clean with a soft cloth.',
    price_paise: toPaise(0),
  },
  {
    id: LAMINATION.velvet,
    name: 'Velvet',
    description: 'Soft to the touch and hard to scratch.',
    price_paise: toPaise(0),
  },
  {
    id: LAMINATION.none,
    name: 'None',
    description: 'The bare surface, as the paper maker left it.',
    price_paise: toPaise(0),
  },
];

export const covers: CatalogueRecord<'cover-types'>[] = [
  {
    id: COVER.hard,
    name: 'Hard cover',
    description: 'A 3 mm board printed with your own picture.',
    price_paise: toPaise(0),
    board_mm: 3,
    wrap_mm: 15,
    printable: true,
  },
  {
    id: COVER.soft,
    name: 'Soft cover',
    description: 'A light printed cover that bends without cracking.',
    price_paise: toPaise(0),
    board_mm: 0.3,
    wrap_mm: 0,
    printable: true,
  },
  {
    id: COVER.linen,
    name: 'Linen',
    description: 'Woven book cloth with a stamped title.',
    price_paise: toPaise(0),
    board_mm: 3,
    wrap_mm: 15,
    printable: false,
  },
  {
    id: COVER.leatherette,
    name: 'Leatherette',
    description: 'Vegan leather over padded board.',
    price_paise: toPaise(0),
    board_mm: 3.5,
    wrap_mm: 15,
    printable: false,
  },
  {
    id: COVER.none,
    name: 'No cover',
    description: 'For prints, canvases and gifts.',
    price_paise: toPaise(0),
    board_mm: 0,
    wrap_mm: 0,
    printable: false,
  },
];
