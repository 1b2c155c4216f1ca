import type * as z from 'zod/mini';
import { bindingTypeKind } from './managed/album-binding-types';
import { albumSizeKind } from './managed/album-sizes';
import { themeKind } from './managed/album-themes';
import { bannerKind } from './managed/banners';
import { categoryKind } from './managed/categories';
import { coverTypeKind } from './managed/cover-types';
import { frameKind } from './managed/frames';
import { initialPaymentKind } from './managed/initial-payments';
import { laminationTypeKind } from './managed/lamination-types';
import { paperTypeKind } from './managed/paper-types';
import { productTypeKind } from './managed/product-types';
import { productKind } from './managed/products';
import { shippingMethodKind } from './managed/shipping-methods';
import { contactKind } from './managed/talk-to-us';

interface ManagedKind {
  /** Singular name, for use in the middle of a sentence. */
  one: string;
  /** Schema of the records in catalogue/{kind}/items/{id}. */
  record: z.ZodMiniType;
  /** Endpoints with which admins change it. */
  calls: object;
}

/** All kinds of catalogue records, in the console's order. */
export const managedKinds = {
  products: productKind,
  categories: categoryKind,
  'product-types': productTypeKind,
  'album-sizes': albumSizeKind,
  'paper-types': paperTypeKind,
  'album-binding-types': bindingTypeKind,
  'lamination-types': laminationTypeKind,
  'cover-types': coverTypeKind,
  frames: frameKind,
  'album-themes': themeKind,
  banners: bannerKind,
  'shipping-methods': shippingMethodKind,
  'initial-payments': initialPaymentKind,
  'talk-to-us': contactKind,
} as const satisfies Record<string, ManagedKind>;
export type CatalogueKindName = keyof typeof managedKinds;
