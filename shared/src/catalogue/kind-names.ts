/** Every kind of the catalogue, in the order of the console, and what one of its records is called. */
export const CATALOGUE_KIND_NAMES = {
  products: 'product',
  categories: 'category',
  'product-types': 'product type',
  'album-sizes': 'album size',
  'paper-types': 'paper type',
  'album-binding-types': 'binding type',
  'lamination-types': 'lamination type',
  'cover-types': 'cover type',
  frames: 'frame',
  'album-themes': 'theme',
  banners: 'banner',
  'shipping-methods': 'shipping method',
  'initial-payments': 'initial payment',
  'talk-to-us': 'contact',
} as const;
export type CatalogueKindName = keyof typeof CATALOGUE_KIND_NAMES;
