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
  /** What one of its records is called, in the middle of a sentence. */
  one: string;
  /** A record as it is kept in catalogue/{kind}/items/{id}. */
  record: z.ZodMiniType;
  /** What admins call to change it. */
  calls: object;
}

/** Every kind of the catalogue, in the order of the console. */
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
