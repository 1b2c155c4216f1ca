import {
  type CatalogueData,
  emptyCatalogue,
} from '../../../functions/src/features/catalogue/catalogue.records.ts';
import type { HindiTexts } from '@smriti/shared/catalogue/hindi';
import { albumSizes } from './album-sizes.ts';
import { banners } from './banners.ts';
import { bindings, covers, laminations, paperTypes } from './choices.ts';
import { categories, productTypes } from './classification.ts';
import { frames, themes } from './frames-and-themes.ts';
import { othersInHindi } from './hindi/choices.ts';
import { ratedProducts } from './products.ts';
import { contacts, initialPayments, shippingMethods } from './shop.ts';

/** Records with what they say in Hindi, which stands in the order of their ids. */
function inHindi<R extends { id: number; hi?: HindiTexts | undefined }>(
  kind: keyof CatalogueData,
  records: readonly R[],
): R[] {
  return records.map((record) => {
    const hi = othersInHindi[kind]?.[record.id - 1];
    return hi ? { ...record, hi } : record;
  });
}

/** The whole demo catalogue. */
export const catalogue: CatalogueData = {
  ...emptyCatalogue,
  banners: inHindi('banners', banners),
  'album-sizes': inHindi('album-sizes', albumSizes),
  products: ratedProducts.map(({ product }) => product),
  'product-types': inHindi('product-types', productTypes),
  categories: inHindi('categories', categories),
  'paper-types': inHindi('paper-types', paperTypes),
  frames: inHindi('frames', frames),
  'album-themes': inHindi('album-themes', themes),
  'album-binding-types': inHindi('album-binding-types', bindings),
  'lamination-types': inHindi('lamination-types', laminations),
  'cover-types': inHindi('cover-types', covers),
  'shipping-methods': inHindi('shipping-methods', shippingMethods),
  'initial-payments': initialPayments,
  'talk-to-us': inHindi('talk-to-us', contacts),
};
