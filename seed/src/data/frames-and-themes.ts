import { toPaise } from '@smriti/shared/base/money';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

/** In the order of the mouldings that their pictures are drawn with. */
const FRAMES: readonly [name: string, rupees: number, description: string][] = [
  ['Gallery Black', 5, 'A slim black line and a wide white mat.'],
  ['Natural Ash', 8, 'Pale wood with its grain, warm and plain.'],
  ['Ivory', 6, 'A broad cream border that suits faded prints.'],
  ['Carved Gold', 15, 'Gilded leaves, as in a grandmother’s drawing room.'],
  ['Sheesham and Brass', 12, 'Dark wood with a thin line of brass inside.'],
  ['Beaded Slate', 9, 'Grey-green with a row of fine beads.'],
  ['Fine Gold', 4, 'A single golden line and a great deal of paper.'],
  ['Madder Inlay', 14, 'Red lacquer with gold lozenges, for festive pictures.'],
];

/** Priced for each photo. */
export const frames: CatalogueRecord<'frames'>[] = FRAMES.map(
  ([name, rupees, description], index) => ({
    id: index + 1,
    name,
    description,
    price_paise: toPaise(rupees),
    image_path: `catalogue/frames/${index + 1}.webp`,
  }),
);

/** In the order in which their pictures are drawn. */
const THEMES: readonly string[] = [
  'Classic',
  'Marigold',
  'Garden',
  'Starlight',
  'Little Ones',
  'Block Print',
  'Seaside',
  'Minimal',
];

export const themes: CatalogueRecord<'album-themes'>[] = THEMES.map((name, index) => ({
  id: index + 1,
  name,
  image_path: `catalogue/themes/${index + 1}.webp`,
}));
