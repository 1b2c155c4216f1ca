import {
  type CatalogueData,
  emptyCatalogue,
} from '../../../functions/src/features/catalogue/catalogue.records.ts';
import type { HindiTexts } from '@smriti/shared/catalogue/hindi';
import { albumSizes } from './album-sizes.ts';
import { banners } from './banners.ts';
import { bindingTypes, coverTypes, laminationTypes, paperTypes } from './choices.ts';
import { categories, productTypes } from './classification.ts';
import { frames, themes } from './frames-and-themes.ts';
import { hindiTextsByKind } from './hindi/choices.ts';
import { ratedProducts } from './products.ts';
import { contacts, initialPayments, shippingMethods } from './shop.ts';

/** Adds Hindi texts to records; the texts are in the order of the ids. */
function withHindi<R extends { id: number; hi?: HindiTexts | undefined }>(
  kind: keyof CatalogueData,
  records: readonly R[],
): R[] {
  return records.map((record) => {
    const hi = hindiTextsByKind[kind]?.[record.id - 1];
    return hi ? { ...record, hi } : record;
  });
}

/** The whole demo catalogue. */
export const catalogue: CatalogueData = {
  ...emptyCatalogue,
  banners: withHindi('banners', banners),
  'album-sizes': withHindi('album-sizes', albumSizes),
  products: ratedProducts.map(({ product }) => product),
  'product-types': withHindi('product-types', productTypes),
  categories: withHindi('categories', categories),
  'paper-types': withHindi('paper-types', paperTypes),
  frames: withHindi('frames', frames),
  'album-themes': withHindi('album-themes', themes),
  'album-binding-types': withHindi('album-binding-types', bindingTypes),
  'lamination-types': withHindi('lamination-types', laminationTypes),
  'cover-types': withHindi('cover-types', coverTypes),
  'shipping-methods': withHindi('shipping-methods', shippingMethods),
  'initial-payments': initialPayments,
  'talk-to-us': withHindi('talk-to-us', contacts),
};
