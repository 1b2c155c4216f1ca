import { paise, type Paise } from '@smriti/shared/base/money';
import { chargedPhotoCount } from '@smriti/shared/catalogue/photo-counts';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import { type CatalogueRecords, findCatalogueRecord, isOffered } from './catalogue.domain';
import type { CatalogueRecord } from './catalogue.records';

type Product = CatalogueRecord<'products'>;
type Choices = Pick<
  Product,
  | 'sizes'
  | 'paper_type_ids'
  | 'binding_type_ids'
  | 'lamination_type_ids'
  | 'cover_type_ids'
  | 'default_photos'
  | 'min_photos'
>;

/** Default configuration of a product: the first size with a price, and the first of each other choice. */
interface DefaultConfiguration {
  /** Current price of the configuration; null when no size has a price, or its paper no longer exists. */
  pricePaise: Paise | null;
  /** Whether a part of the configuration is archived or no longer exists. */
  isArchived: boolean;
}

export function defaultConfiguration(
  catalogue: CatalogueRecords,
  product: Choices,
): DefaultConfiguration {
  const first = <
    K extends 'paper-types' | 'album-binding-types' | 'lamination-types' | 'cover-types',
  >(
    kind: K,
    [id]: readonly number[],
  ) => (id === undefined ? null : (findCatalogueRecord(catalogue, kind, id) ?? undefined));
  const sizes = product.sizes.map((id) => findCatalogueRecord(catalogue, 'album-sizes', id));
  const size = sizes.find((one) => one !== undefined && one.price_paise !== null) ?? sizes[0];
  const paper = first('paper-types', product.paper_type_ids);
  const binding = first('album-binding-types', product.binding_type_ids);
  const lamination = first('lamination-types', product.lamination_type_ids);
  const cover = first('cover-types', product.cover_type_ids);
  const parts = [size, paper, binding, lamination, cover];
  const isArchived = parts.some((part) => part === undefined || (part && !isOffered(part)));
  if (!size || size.price_paise === null || !paper) return { pricePaise: null, isArchived };
  const pricePaise = productPrice({
    sizePaise: size.price_paise,
    photosPerPage: size.photos,
    paperPaise: paper.price_paise,
    bindingPaise: binding?.price_paise ?? paise(0),
    laminationPaise: lamination?.price_paise ?? paise(0),
    coverPaise: cover?.price_paise ?? paise(0),
    photos: chargedPhotoCount(product, product.default_photos),
  });
  return { pricePaise, isArchived };
}

/**
 * Whether an admin should check a product: its price differs from the computed one, or its default
 * configuration is not available.
 */
export function shouldCheckProduct(catalogue: CatalogueRecords, product: Product): boolean {
  const { pricePaise, isArchived } = defaultConfiguration(catalogue, product);
  return isOffered(product) && (isArchived || pricePaise !== product.price_paise);
}
