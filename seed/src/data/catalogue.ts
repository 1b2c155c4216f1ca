import {
  type CatalogueData,
  emptyCatalogue,
} from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { albumSizes } from './album-sizes.ts';
import { banners } from './banners.ts';
import { bindings, covers, laminations, paperTypes } from './choices.ts';
import { categories, productTypes } from './classification.ts';
import { frames, themes } from './frames-and-themes.ts';
import { ratedProducts } from './products.ts';
import { contacts, initialPayments, shippingMethods } from './shop.ts';

/** The whole demo catalogue. */
export const catalogue: CatalogueData = {
  ...emptyCatalogue,
  banners,
  'album-sizes': albumSizes,
  products: ratedProducts.map(({ product }) => product),
  'product-types': productTypes,
  categories,
  'paper-types': paperTypes,
  frames,
  'album-themes': themes,
  'album-binding-types': bindings,
  'lamination-types': laminations,
  'cover-types': covers,
  'shipping-methods': shippingMethods,
  'initial-payments': initialPayments,
  'talk-to-us': contacts,
};
