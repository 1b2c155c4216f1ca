import type * as z from 'zod/mini';
import { bindingTypeDefinition } from './managed/album-binding-types';
import { albumSizeDefinition } from './managed/album-sizes';
import { themeDefinition } from './managed/album-themes';
import { bannerDefinition } from './managed/banners';
import { categoryDefinition } from './managed/categories';
import { coverTypeDefinition } from './managed/cover-types';
import { frameDefinition } from './managed/frames';
import { initialPaymentDefinition } from './managed/initial-payments';
import { laminationTypeDefinition } from './managed/lamination-types';
import { paperTypeDefinition } from './managed/paper-types';
import { productTypeDefinition } from './managed/product-types';
import { productDefinition } from './managed/products';
import { shippingMethodDefinition } from './managed/shipping-methods';
import { contactDefinition } from './managed/talk-to-us';

interface KindDefinition {
  /** Singular name, for use in the middle of a sentence. */
  one: string;
  /** Schema of the records in catalogue/{kind}/items/{id}. */
  record: z.ZodMiniType;
  /** Endpoints with which admins change records of the kind. */
  calls: object;
}

/** All kinds of catalogue records, in the console's order. */
export const kindDefinitions = {
  products: productDefinition,
  categories: categoryDefinition,
  'product-types': productTypeDefinition,
  'album-sizes': albumSizeDefinition,
  'paper-types': paperTypeDefinition,
  'album-binding-types': bindingTypeDefinition,
  'lamination-types': laminationTypeDefinition,
  'cover-types': coverTypeDefinition,
  frames: frameDefinition,
  'album-themes': themeDefinition,
  banners: bannerDefinition,
  'shipping-methods': shippingMethodDefinition,
  'initial-payments': initialPaymentDefinition,
  'talk-to-us': contactDefinition,
} as const satisfies Record<string, KindDefinition>;
export type CatalogueKindName = keyof typeof kindDefinitions;
