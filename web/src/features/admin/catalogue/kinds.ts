import type { Kind, KindName } from './kind-fields';
import { bindingTypes } from './kinds/album-binding-types';
import { albumSizes } from './kinds/album-sizes';
import { albumThemes } from './kinds/album-themes';
import { banners } from './kinds/banners';
import { categories } from './kinds/categories';
import { coverTypes } from './kinds/cover-types';
import { frames } from './kinds/frames';
import { initialPayments } from './kinds/initial-payments';
import { laminationTypes } from './kinds/lamination-types';
import { paperTypes } from './kinds/paper-types';
import { productTypes } from './kinds/product-types';
import { products } from './kinds/products';
import { shippingMethods } from './kinds/shipping-methods';
import { contacts } from './kinds/talk-to-us';

/** All kinds, in the order of the console. */
const KINDS: Readonly<Record<KindName, Kind>> = {
  products,
  categories,
  'product-types': productTypes,
  'album-sizes': albumSizes,
  'paper-types': paperTypes,
  'album-binding-types': bindingTypes,
  'lamination-types': laminationTypes,
  'cover-types': coverTypes,
  frames,
  'album-themes': albumThemes,
  banners,
  'shipping-methods': shippingMethods,
  'initial-payments': initialPayments,
  'talk-to-us': contacts,
};

export const allKinds: readonly Kind[] = Object.values(KINDS);

/** Finds a kind by its path segment. */
export function kindOf(text: string | undefined): Kind | undefined {
  return allKinds.find(({ name }) => name === text);
}

/** Returns the kind with a name. */
export function getKind(name: KindName): Kind {
  return KINDS[name];
}
