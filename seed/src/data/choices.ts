import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/** Ids of the paper types, by the name that the product lists use. */
export const PAPER_TYPE_IDS = {
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

export const BINDING_TYPE_IDS = {
  layflat: 1,
  perfect: 2,
  spiral: 3,
  saddle: 4,
  leather: 5,
  none: 6,
} as const;

export const LAMINATION_TYPE_IDS = { matte: 1, gloss: 2, velvet: 3, none: 4 } as const;

export const COVER_TYPE_IDS = { hard: 1, soft: 2, linen: 3, leatherette: 4, none: 5 } as const;

/** Parses 'Name: description'. */
export function parseNameAndDescription(text: string): { name: string; description: string } {
  const [name = '', description = ''] = text.split(/: (.*)/s);
  return { name, description };
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}

const PAPER_TEXTS = {
  matte: 'Matte 200 gsm: Smooth, without glare, and you can write on it.',
  lustre: 'Lustre 260 gsm: A fine grain that hides fingerprints and keeps skin tones true.',
  silk: 'Silk 250 gsm: A soft sheen between matte and gloss; crisp in small type.',
  glossy: 'Glossy 230 gsm: The brightest colours, as in old studio prints.',
  pearl: 'Pearl metallic 285 gsm: A quiet shimmer that suits zari, jewellery and lamplight.',
  cottonRag:
    'Cotton rag 310 gsm: Acid-free museum paper made of cotton, rated for over a hundred years.',
  canvas: 'Canvas 380 gsm: Poly-cotton artist canvas with a visible weave.',
  card: 'Card stock 300 gsm: Stiff uncoated board for cards, tags and calendars.',
  transfer: 'Heat transfer print: Ink pressed into ceramic, metal or cloth; it does not peel.',
} satisfies Record<keyof typeof PAPER_TYPE_IDS, string>;

/**
 * Price per page in rupees, and thickness of a sheet in mm; only canvas is limited to one product
 * type.
 */
const PAPER_FIGURES: Record<
  keyof typeof PAPER_TYPE_IDS,
  readonly [rupees: number, caliper_mm: number]
> = {
  matte: [12, 0.2],
  lustre: [18, 0.26],
  silk: [22, 0.22],
  glossy: [15, 0.22],
  pearl: [35, 0.3],
  cottonRag: [60, 0.48],
  canvas: [420, 0.45],
  card: [6, 0.36],
  transfer: [30, 0.1],
};

/**
 * Thickness and spine values are estimates until a printer provides figures
 * (docs/rules.md#books-2).
 */
export const paperTypes: CatalogueRecord<'paper-types'>[] = keysOf(PAPER_TYPE_IDS).map((key) => {
  const [rupees, caliper_mm] = PAPER_FIGURES[key];
  const kinds: ['canvas'] = ['canvas'];
  const record = {
    id: PAPER_TYPE_IDS[key],
    ...parseNameAndDescription(PAPER_TEXTS[key]),
    price_paise: toPaise(rupees),
  };
  return { ...record, caliper_mm, ...(key === 'canvas' && { kinds }) };
});

const BINDING_TEXTS = {
  layflat: 'Layflat: Opens completely flat, so a picture can run across both pages.',
  perfect: 'Perfect bound: A square glued spine, like a good paperback.',
  spiral: 'Spiral: A metal wire that turns all the way round.',
  saddle: 'Saddle stitch: Folded sheets with two staples, for thin books.',
  leather: 'Stitched leather: Sewn by hand with waxed thread into a full leather case.',
  none: 'No binding: Loose prints, canvases and gifts.',
} satisfies Record<keyof typeof BINDING_TYPE_IDS, string>;

const BINDING_FIGURES: Record<
  keyof typeof BINDING_TYPE_IDS,
  readonly [rupees: number, min_pages: number, max_pages: number, page_step: number]
> = {
  layflat: [350, 10, 200, 2],
  perfect: [120, 24, 400, 2],
  spiral: [60, 2, 200, 2],
  saddle: [40, 8, 96, 4],
  leather: [900, 20, 200, 4],
  none: [0, 1, 500, 1],
};

export const bindingTypes: CatalogueRecord<'album-binding-types'>[] = keysOf(BINDING_TYPE_IDS).map(
  (key) => {
    const [rupees, min_pages, max_pages, page_step] = BINDING_FIGURES[key];
    const pages = { lay_flat: key === 'layflat', min_pages, max_pages, page_step };
    return {
      id: BINDING_TYPE_IDS[key],
      ...parseNameAndDescription(BINDING_TEXTS[key]),
      price_paise: toPaise(rupees),
      ...pages,
    };
  },
);

const LAMINATION_TEXTS = {
  matte: 'Matte: No reflections under a tube light.',
  gloss: 'Gloss: Shiny, wipes clean with a soft cloth.',
  velvet: 'Velvet: Soft to the touch and hard to scratch.',
  none: 'None: The bare surface, as the paper maker left it.',
} satisfies Record<keyof typeof LAMINATION_TYPE_IDS, string>;

export const laminationTypes: CatalogueRecord<'lamination-types'>[] = keysOf(
  LAMINATION_TYPE_IDS,
).map((key) => ({
  id: LAMINATION_TYPE_IDS[key],
  ...parseNameAndDescription(LAMINATION_TEXTS[key]),
  price_paise: toPaise(0),
}));

const COVER_TEXTS = {
  hard: 'Hard cover: A 3 mm board printed with your own picture.',
  soft: 'Soft cover: A light printed cover that bends without cracking.',
  linen: 'Linen: Woven book cloth with a stamped title.',
  leatherette: 'Leatherette: Vegan leather over padded board.',
  none: 'No cover: For prints, canvases and gifts.',
} satisfies Record<keyof typeof COVER_TYPE_IDS, string>;

const COVER_FIGURES: Record<
  keyof typeof COVER_TYPE_IDS,
  readonly [board_mm: number, wrap_mm: number, printable: boolean]
> = {
  hard: [3, 15, true],
  soft: [0.3, 0, true],
  linen: [3, 15, false],
  leatherette: [3.5, 15, false],
  none: [0, 0, false],
};

export const coverTypes: CatalogueRecord<'cover-types'>[] = keysOf(COVER_TYPE_IDS).map((key) => {
  const [board_mm, wrap_mm, printable] = COVER_FIGURES[key];
  const record = {
    id: COVER_TYPE_IDS[key],
    ...parseNameAndDescription(COVER_TEXTS[key]),
    price_paise: toPaise(0),
  };
  return { ...record, board_mm, wrap_mm, printable };
});
