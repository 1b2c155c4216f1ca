import type { CatalogueKind, KindName } from './catalogue-kind';
import { bindingTypesKind } from './kinds/album-binding-types';
import { albumSizesKind } from './kinds/album-sizes';
import { albumThemesKind } from './kinds/album-themes';
import { bannersKind } from './kinds/banners';
import { categoriesKind } from './kinds/categories';
import { coverTypesKind } from './kinds/cover-types';
import { framesKind } from './kinds/frames';
import { initialPaymentsKind } from './kinds/initial-payments';
import { laminationTypesKind } from './kinds/lamination-types';
import { paperTypesKind } from './kinds/paper-types';
import { productTypesKind } from './kinds/product-types';
import { productsKind } from './kinds/products';
import { shippingMethodsKind } from './kinds/shipping-methods';
import { contactsKind } from './kinds/talk-to-us';

/** All kinds, in the order of the console. */
const KINDS_BY_NAME: Readonly<Record<KindName, CatalogueKind>> = {
  products: productsKind,
  categories: categoriesKind,
  'product-types': productTypesKind,
  'album-sizes': albumSizesKind,
  'paper-types': paperTypesKind,
  'album-binding-types': bindingTypesKind,
  'lamination-types': laminationTypesKind,
  'cover-types': coverTypesKind,
  frames: framesKind,
  'album-themes': albumThemesKind,
  banners: bannersKind,
  'shipping-methods': shippingMethodsKind,
  'initial-payments': initialPaymentsKind,
  'talk-to-us': contactsKind,
};

export const CATALOGUE_KINDS: readonly CatalogueKind[] = Object.values(KINDS_BY_NAME);

/** Finds a kind by its path segment. */
export function findKind(text: string | undefined): CatalogueKind | undefined {
  return CATALOGUE_KINDS.find(({ name }) => name === text);
}

/** Returns the kind with a name. */
export function getKind(name: KindName): CatalogueKind {
  return KINDS_BY_NAME[name];
}
