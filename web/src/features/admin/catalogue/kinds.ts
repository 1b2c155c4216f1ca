import type { CatalogueKindConfig, KindName } from './kind-config';
import { bindingTypeKindConfig } from './kinds/album-binding-types';
import { albumSizeKindConfig } from './kinds/album-sizes';
import { themeKindConfig } from './kinds/album-themes';
import { bannerKindConfig } from './kinds/banners';
import { categoryKindConfig } from './kinds/categories';
import { coverTypeKindConfig } from './kinds/cover-types';
import { frameKindConfig } from './kinds/frames';
import { initialPaymentKindConfig } from './kinds/initial-payments';
import { laminationTypeKindConfig } from './kinds/lamination-types';
import { paperTypeKindConfig } from './kinds/paper-types';
import { productTypeKindConfig } from './kinds/product-types';
import { productKindConfig } from './kinds/products';
import { shippingMethodKindConfig } from './kinds/shipping-methods';
import { contactKindConfig } from './kinds/talk-to-us';

/** All kinds, in the order of the console. */
const KINDS_BY_NAME: Readonly<Record<KindName, CatalogueKindConfig>> = {
  products: productKindConfig,
  categories: categoryKindConfig,
  'product-types': productTypeKindConfig,
  'album-sizes': albumSizeKindConfig,
  'paper-types': paperTypeKindConfig,
  'album-binding-types': bindingTypeKindConfig,
  'lamination-types': laminationTypeKindConfig,
  'cover-types': coverTypeKindConfig,
  frames: frameKindConfig,
  'album-themes': themeKindConfig,
  banners: bannerKindConfig,
  'shipping-methods': shippingMethodKindConfig,
  'initial-payments': initialPaymentKindConfig,
  'talk-to-us': contactKindConfig,
};

export const KIND_CONFIGS: readonly CatalogueKindConfig[] = Object.values(KINDS_BY_NAME);

/** Finds a kind by its path segment. */
export function findKindConfig(text: string | undefined): CatalogueKindConfig | undefined {
  return KIND_CONFIGS.find(({ name }) => name === text);
}

export function getKindConfig(name: KindName): CatalogueKindConfig {
  return KINDS_BY_NAME[name];
}
