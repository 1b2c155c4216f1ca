import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';

export const PRODUCT_TYPE = {
  photoBooks: 1,
  albums: 2,
  canvasPrints: 3,
  calendars: 4,
  prints: 5,
  smallGifts: 6,
} as const;

export type ProductTypeId = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

export const productTypes: CatalogueRecord<'product-types'>[] = [
  { id: PRODUCT_TYPE.photoBooks, name: 'Photo Books' },
  { id: PRODUCT_TYPE.albums, name: 'Albums' },
  { id: PRODUCT_TYPE.canvasPrints, name: 'Canvas Prints' },
  { id: PRODUCT_TYPE.calendars, name: 'Calendars' },
  { id: PRODUCT_TYPE.prints, name: 'Prints' },
  { id: PRODUCT_TYPE.smallGifts, name: 'Small Gifts' },
];

export const CATEGORY = {
  birthday: 1,
  anniversary: 2,
  wedding: 3,
  travel: 4,
  baby: 5,
  family: 6,
  festivals: 7,
  everyday: 8,
} as const;

export type CategoryId = (typeof CATEGORY)[keyof typeof CATEGORY];

/** The category of a product goes round with its id, so that every kind has all occasions. */
const CATEGORY_OF_REMAINDER: readonly CategoryId[] = [
  CATEGORY.everyday,
  CATEGORY.wedding,
  CATEGORY.birthday,
  CATEGORY.anniversary,
  CATEGORY.travel,
  CATEGORY.baby,
  CATEGORY.family,
  CATEGORY.festivals,
];

/** The category of the product with this id, which its pictures are drawn for as well. */
export function categoryOfProduct(productId: number): CategoryId {
  return CATEGORY_OF_REMAINDER[productId % CATEGORY_OF_REMAINDER.length] ?? CATEGORY.everyday;
}

const CATEGORY_TEXTS: readonly [id: CategoryId, name: string, slug: string, description: string][] =
  [
    [
      CATEGORY.birthday,
      'Birthday',
      'birthday',
      'First cake to sixtieth: books, cards and prints for the person of the day.',
    ],
    [
      CATEGORY.anniversary,
      'Anniversary',
      'anniversary',
      'For a first year together, a silver jubilee, or simply the two of you.',
    ],
    [
      CATEGORY.wedding,
      'Wedding',
      'wedding',
      'From the haldi to the reception, bound to last longer than the flowers.',
    ],
    [
      CATEGORY.travel,
      'Travel',
      'travel',
      'Mountain roads, beaches and long trains, off the phone and on the shelf.',
    ],
    [CATEGORY.baby, 'Baby', 'baby', 'The first year goes quickly. Keep it where you can reach it.'],
    [
      CATEGORY.family,
      'Family',
      'family',
      'Grandparents, cousins and Sunday lunches, all in one place.',
    ],
    [
      CATEGORY.festivals,
      'Festivals',
      'festivals',
      'Diwali, Holi, Eid, Onam, Pujo and Christmas, with everyone dressed up.',
    ],
    [
      CATEGORY.everyday,
      'Everyday',
      'everyday',
      'Ordinary days that turn out to be the ones you miss.',
    ],
  ];

export const categories: CatalogueRecord<'categories'>[] = CATEGORY_TEXTS.map(
  ([id, name, slug, description]) => ({
    id,
    name,
    slug,
    description,
    image_path: `catalogue/categories/${id}.webp`,
  }),
);
