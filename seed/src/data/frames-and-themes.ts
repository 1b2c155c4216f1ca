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

/** How the shop's themes print; their pictures are drawn in this order. Lengths in mm. */
const THEMES: readonly (Omit<CatalogueRecord<'album-themes'>, 'id' | 'image_path'> & {
  name: string;
})[] = [
  {
    name: 'Classic',
    paper_colour: '#fdfaf3',
    ink_colour: '#3b2f23',
    accent_colour: '#a8874f',
    margin_mm: 15,
    gap_mm: 4,
    corner_mm: 0,
    font: 'serif',
    ornament: 'frame',
  },
  {
    name: 'Marigold',
    paper_colour: '#fff6e3',
    ink_colour: '#7a2a12',
    accent_colour: '#e2871a',
    margin_mm: 18,
    gap_mm: 5,
    corner_mm: 0,
    font: 'serif',
    ornament: 'garland',
  },
  {
    name: 'Garden',
    paper_colour: '#f7f6ed',
    ink_colour: '#33482f',
    accent_colour: '#86a078',
    margin_mm: 17,
    gap_mm: 5,
    corner_mm: 0,
    font: 'serif',
    ornament: 'leaves',
  },
  {
    name: 'Starlight',
    paper_colour: '#141a2b',
    ink_colour: '#f2ead7',
    accent_colour: '#cfab63',
    margin_mm: 14,
    gap_mm: 4,
    corner_mm: 0,
    font: 'serif',
    ornament: 'stars',
  },
  {
    name: 'Little Ones',
    paper_colour: '#fff6f2',
    ink_colour: '#5a4453',
    accent_colour: '#efae9f',
    margin_mm: 16,
    gap_mm: 6,
    corner_mm: 5,
    font: 'sans',
    ornament: 'dots',
  },
  {
    name: 'Block Print',
    paper_colour: '#f6ecd9',
    ink_colour: '#31557a',
    accent_colour: '#a8482c',
    margin_mm: 18,
    gap_mm: 5,
    corner_mm: 0,
    font: 'serif',
    ornament: 'blocks',
  },
  {
    name: 'Seaside',
    paper_colour: '#f1f6f7',
    ink_colour: '#1f4256',
    accent_colour: '#6fa3b5',
    margin_mm: 15,
    gap_mm: 4,
    corner_mm: 1.5,
    font: 'sans',
    ornament: 'waves',
  },
  {
    name: 'Minimal',
    paper_colour: '#fbfaf7',
    ink_colour: '#26231f',
    accent_colour: '#9a938a',
    margin_mm: 20,
    gap_mm: 3,
    corner_mm: 0,
    font: 'sans',
    ornament: 'rule',
  },
];

export const themes: CatalogueRecord<'album-themes'>[] = THEMES.map((theme, index) => ({
  ...theme,
  id: index + 1,
  image_path: `catalogue/themes/${index + 1}.webp`,
}));
