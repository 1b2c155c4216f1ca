import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/**
 * In the order of the mouldings that their pictures are drawn with; the last two are the border of a
 * printed photo, in mm and as a colour: guesses, until a printer has tried them.
 */
const FRAMES: readonly [
  name: string,
  rupees: number,
  description: string,
  border_mm: number,
  border_colour: string,
][] = [
  ['Gallery Black', 5, 'A slim black line and a wide white mat.', 0.6, '#1c1c1c'],
  ['Natural Ash', 8, 'Pale wood with its grain, warm and plain.', 3, '#d9c4a1'],
  ['Ivory', 6, 'A broad cream border that suits faded prints.', 5, '#f6efdc'],
  ['Carved Gold', 15, 'Gilded leaves, as in a grandmother’s drawing room.', 4, '#b98a2e'],
  ['Sheesham and Brass', 12, 'Dark wood with a thin line of brass inside.', 4, '#4a2c1a'],
  ['Beaded Slate', 9, 'Grey-green with a row of fine beads.', 3, '#6f7f78'],
  ['Fine Gold', 4, 'A single golden line and a great deal of paper.', 0.5, '#c9a227'],
  ['Madder Inlay', 14, 'Red lacquer with gold lozenges, for festive pictures.', 3, '#9c2a2a'],
];

/** Priced for each photo. */
export const frames: CatalogueRecord<'frames'>[] = FRAMES.map(
  ([name, rupees, description, border_mm, border_colour], index) => ({
    id: index + 1,
    name,
    description,
    price_paise: toPaise(rupees),
    image_path: `catalogue/frames/${index + 1}.webp`,
    border_mm,
    border_colour,
  }),
);

/** In the order in which their pictures are drawn: pages, letters, margins and gaps in mm. */
const THEMES: readonly [
  name: string,
  paper_colour: string,
  ink_colour: string,
  margin_mm: number,
  gap_mm: number,
  font: 'serif' | 'sans',
][] = [
  ['Classic', '#ffffff', '#26221f', 12, 4, 'serif'],
  ['Marigold', '#fff6e3', '#5a2d0c', 12, 5, 'serif'],
  ['Garden', '#f3f7ee', '#2c3f2a', 14, 5, 'serif'],
  ['Starlight', '#141a2b', '#f2ead7', 10, 4, 'serif'],
  ['Little Ones', '#fff3f4', '#4a3550', 14, 6, 'sans'],
  ['Block Print', '#f4ead9', '#5b1f1b', 14, 5, 'serif'],
  ['Seaside', '#eef6f8', '#1f4256', 12, 4, 'sans'],
  ['Minimal', '#ffffff', '#1d1d1f', 18, 3, 'sans'],
];

export const themes: CatalogueRecord<'album-themes'>[] = THEMES.map(
  ([name, paper_colour, ink_colour, margin_mm, gap_mm, font], index) => ({
    id: index + 1,
    name,
    image_path: `catalogue/themes/${index + 1}.webp`,
    ...{ paper_colour, ink_colour, margin_mm, gap_mm, font },
  }),
);
