import { isOrientationLocked } from '@smriti/shared/album/orientation';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { ProductConfiguration, RequiredChoice } from './product-configuration';

/** Parts of the form that have only one option for some products. */
export type FixableChoice = RequiredChoice | 'orientation' | 'binding' | 'photos';

/**
 * Whether a product leaves nothing to choose: a single option, only square sizes, or a fixed number of
 * photos. A choice whose option is missing from `chosen` stays open.
 */
export function isFixedChoice(
  product: MasterProduct,
  chosen: ProductConfiguration,
  choice: FixableChoice,
): boolean {
  switch (choice) {
    case 'size':
      return chosen.sizeId !== null && product.album_sizes.length === 1;
    case 'orientation':
      return chosen.orientation !== null && product.album_sizes.every(isOrientationLocked);
    case 'photos':
      return product.min_photos !== undefined && product.min_photos === product.max_photos;
    case 'paper':
      return chosen.paperId !== null && product.paper_types.length === 1;
    case 'lamination':
      return chosen.laminationId !== null && product.lamination_types.length === 1;
    case 'cover':
      return chosen.coverId !== null && product.cover_types.length === 1;
    case 'binding':
      return (
        product.binding_types.length === 0 ||
        (chosen.bindingId !== null && product.binding_types.length === 1)
      );
  }
}
