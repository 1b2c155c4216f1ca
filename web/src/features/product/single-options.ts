import { isMug, lockedOrientation } from '@smriti/shared/album/orientation';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import {
  type ConfigurablePart,
  CONFIGURABLE_PARTS,
  type ProductConfiguration,
} from './product-configuration';

/** Fields of the form that customise a product. */
export type FormChoice = 'size' | 'orientation' | 'photos' | ConfigurablePart;

/**
 * Whether a product offers a single option for a field: one size or part, one orientation of all sizes, or a fixed
 * number of photos; also no binding at all. False if the configuration lacks this option, which must then be
 * chosen again.
 */
export function hasSingleOption(
  product: MasterProduct,
  chosen: ProductConfiguration,
  choice: FormChoice,
): boolean {
  switch (choice) {
    case 'size':
      return chosen.sizeId !== null && product.album_sizes.length === 1;
    case 'orientation':
      return (
        chosen.orientation !== null &&
        product.album_sizes.every((size) => lockedOrientation(size, isMug(product)) !== null)
      );
    case 'photos':
      return product.min_photos !== undefined && product.min_photos === product.max_photos;
    default: {
      const { chosen: id, options } = CONFIGURABLE_PARTS[choice];
      if (choice === 'binding' && product[options].length === 0) return true;
      return chosen[id] !== null && product[options].length === 1;
    }
  }
}
