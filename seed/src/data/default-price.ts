import type { Paise } from '@smriti/shared/base/money';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { albumSizes } from './album-sizes.ts';
import { bindingTypes, coverTypes, laminationTypes, paperTypes } from './choices.ts';

type Choices = Pick<
  CatalogueRecord<'products'>,
  | 'sizes'
  | 'paper_type_ids'
  | 'binding_type_ids'
  | 'lamination_type_ids'
  | 'cover_type_ids'
  | 'default_photos'
>;

/**
 * The price of a product's default configuration (docs/rules.md#pricing-6): the first size that has a
 * price, the first of each other choice, and the default number of photos.
 * @throws RangeError when a choice names no record, or no size has a price
 */
export function defaultConfigurationPrice(product: Choices): Paise {
  const size = product.sizes
    .map((id) => recordOf(albumSizes, id))
    .find(({ price_paise }) => price_paise !== null);
  if (!size || size.price_paise === null)
    throw new RangeError('no size of the product has a price');
  return productPrice({
    sizePaise: size.price_paise,
    photosPerPage: size.photos,
    paperPaise: recordOf(paperTypes, product.paper_type_ids[0]).price_paise,
    bindingPaise: recordOf(bindingTypes, product.binding_type_ids[0]).price_paise,
    laminationPaise: recordOf(laminationTypes, product.lamination_type_ids[0]).price_paise,
    coverPaise: recordOf(coverTypes, product.cover_type_ids[0]).price_paise,
    photos: product.default_photos,
  });
}

function recordOf<T extends { id: number }>(records: readonly T[], id: number | undefined): T {
  const record = records.find((one) => one.id === id);
  if (!record) throw new RangeError(`no record has the id ${id}`);
  return record;
}
