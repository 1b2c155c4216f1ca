import type { AdminKind, KindName } from './admin-kind';
import { bindingTypeAdminKind } from './kinds/album-binding-types';
import { albumSizeAdminKind } from './kinds/album-sizes';
import { themeAdminKind } from './kinds/album-themes';
import { bannerAdminKind } from './kinds/banners';
import { categoryAdminKind } from './kinds/categories';
import { coverTypeAdminKind } from './kinds/cover-types';
import { frameAdminKind } from './kinds/frames';
import { initialPaymentAdminKind } from './kinds/initial-payments';
import { laminationTypeAdminKind } from './kinds/lamination-types';
import { paperTypeAdminKind } from './kinds/paper-types';
import { productTypeAdminKind } from './kinds/product-types';
import { productAdminKind } from './kinds/products';
import { shippingMethodAdminKind } from './kinds/shipping-methods';
import { contactAdminKind } from './kinds/talk-to-us';

/** All kinds, in the order of the console. */
const KINDS_BY_NAME: Readonly<Record<KindName, AdminKind>> = {
  products: productAdminKind,
  categories: categoryAdminKind,
  'product-types': productTypeAdminKind,
  'album-sizes': albumSizeAdminKind,
  'paper-types': paperTypeAdminKind,
  'album-binding-types': bindingTypeAdminKind,
  'lamination-types': laminationTypeAdminKind,
  'cover-types': coverTypeAdminKind,
  frames: frameAdminKind,
  'album-themes': themeAdminKind,
  banners: bannerAdminKind,
  'shipping-methods': shippingMethodAdminKind,
  'initial-payments': initialPaymentAdminKind,
  'talk-to-us': contactAdminKind,
};

export const ADMIN_KINDS: readonly AdminKind[] = Object.values(KINDS_BY_NAME);

/** Finds a kind by its path segment. */
export function findAdminKind(text: string | undefined): AdminKind | undefined {
  return ADMIN_KINDS.find(({ name }) => name === text);
}

/** Returns the kind with a name. */
export function getAdminKind(name: KindName): AdminKind {
  return KINDS_BY_NAME[name];
}
