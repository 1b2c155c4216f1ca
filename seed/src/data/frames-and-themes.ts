import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/**
 * Frames in the order of the drawn mouldings. The width of the printed border is an estimate until
 * a printer has tried it.
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

/** Frames; the price is per photo. */
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

type ThemeRecord = CatalogueRecord<'album-themes'>;

/** Print styles of the shop's themes; their pictures are drawn in this order. */
const THEMES: readonly [
  name: string,
  ornament: ThemeRecord['ornament'],
  font: ThemeRecord['font'],
  colours: readonly [paper: string, ink: string, accent: string],
  millimetres: readonly [margin: number, gap: number, corner: number],
][] = [
  ['Classic', 'frame', 'serif', ['#fdfaf3', '#3b2f23', '#a8874f'], [15, 4, 0]],
  ['Marigold', 'garland', 'serif', ['#fff6e3', '#7a2a12', '#e2871a'], [18, 5, 0]],
  ['Garden', 'leaves', 'serif', ['#f7f6ed', '#33482f', '#86a078'], [17, 5, 0]],
  ['Starlight', 'stars', 'serif', ['#141a2b', '#f2ead7', '#cfab63'], [14, 4, 0]],
  ['Little Ones', 'dots', 'sans', ['#fff6f2', '#5a4453', '#efae9f'], [16, 6, 5]],
  ['Block Print', 'blocks', 'serif', ['#f6ecd9', '#31557a', '#a8482c'], [18, 5, 0]],
  ['Seaside', 'waves', 'sans', ['#f1f6f7', '#1f4256', '#6fa3b5'], [15, 4, 1.5]],
  ['Minimal', 'rule', 'sans', ['#fbfaf7', '#26231f', '#9a938a'], [20, 3, 0]],
  ['Jharokha', 'arches', 'display', ['#fbf4e6', '#6d1f2b', '#b8892f'], [18, 4, 0]],
  ['Kolam', 'kolam', 'serif', ['#7c2f22', '#fff4e2', '#f0d9b5'], [17, 4, 0]],
  ['Journal', 'stitches', 'handwriting', ['#efe1c6', '#4a3624', '#9b6b43'], [17, 6, 1]],
  ['Lotus', 'lotus', 'display', ['#fdf3f3', '#8b3a56', '#d58a9f'], [18, 5, 2]],
];

export const themes: ThemeRecord[] = THEMES.map(
  ([name, ornament, font, [paper, ink, accent], [margin_mm, gap_mm, corner_mm]], index) => ({
    id: index + 1,
    name,
    ornament,
    font,
    paper_colour: paper,
    ink_colour: ink,
    accent_colour: accent,
    margin_mm,
    gap_mm,
    corner_mm,
    image_path: `catalogue/themes/${index + 1}.webp`,
  }),
);
