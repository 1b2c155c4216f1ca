import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { parseNameAndDescription } from './choices.ts';

export const PRODUCT_TYPE_IDS = {
  photoBooks: 1,
  albums: 2,
  canvasPrints: 3,
  calendars: 4,
  prints: 5,
  smallGifts: 6,
} as const;

export type ProductTypeId = (typeof PRODUCT_TYPE_IDS)[keyof typeof PRODUCT_TYPE_IDS];

const TYPE_NAMES = ['Photo Books', 'Albums', 'Canvas Prints', 'Calendars', 'Prints', 'Small Gifts'];

export const productTypes: CatalogueRecord<'product-types'>[] = TYPE_NAMES.map((name, index) => ({
  id: index + 1,
  name,
}));

export const CATEGORY_IDS = {
  birthday: 1,
  anniversary: 2,
  wedding: 3,
  travel: 4,
  baby: 5,
  family: 6,
  festivals: 7,
  everyday: 8,
} as const;

export type CategoryId = (typeof CATEGORY_IDS)[keyof typeof CATEGORY_IDS];

const { everyday, wedding, birthday, anniversary, travel, baby, family, festivals } = CATEGORY_IDS;

/** Categories by product id, repeating, so that every product type has all occasions. */
const CATEGORY_OF_REMAINDER: readonly CategoryId[] = [
  everyday,
  wedding,
  birthday,
  anniversary,
  travel,
  baby,
  family,
  festivals,
];

/** The category of a product; it also determines the motifs of its pictures. */
export function categoryOfProduct(productId: number): CategoryId {
  return CATEGORY_OF_REMAINDER[productId % CATEGORY_OF_REMAINDER.length] ?? CATEGORY_IDS.everyday;
}

const CATEGORY_TEXTS: Record<keyof typeof CATEGORY_IDS, string> = {
  birthday: 'Birthday: First cake to sixtieth: books, cards and prints for the person of the day.',
  anniversary:
    'Anniversary: For a first year together, a silver jubilee, or simply the two of you.',
  wedding: 'Wedding: From the haldi to the reception, bound to last longer than the flowers.',
  travel: 'Travel: Mountain roads, beaches and long trains, off the phone and on the shelf.',
  baby: 'Baby: The first year goes quickly. Keep it where you can reach it.',
  family: 'Family: Grandparents, cousins and Sunday lunches, all in one place.',
  festivals: 'Festivals: Diwali, Holi, Eid, Onam, Pujo and Christmas, with everyone dressed up.',
  everyday: 'Everyday: Ordinary days that turn out to be the ones you miss.',
};

export const categories: CatalogueRecord<'categories'>[] = (
  Object.keys(CATEGORY_IDS) as (keyof typeof CATEGORY_IDS)[]
).map((slug) => ({
  id: CATEGORY_IDS[slug],
  ...parseNameAndDescription(CATEGORY_TEXTS[slug]),
  slug,
  image_path: `catalogue/categories/${CATEGORY_IDS[slug]}.webp`,
}));
