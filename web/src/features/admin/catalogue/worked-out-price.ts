import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import type { KindName, Values } from './kind-fields';
import type { ManagedRecord } from './managed';
import type { Options } from './use-options';

function firstOf(values: Values, field: string, options: Options, of: KindName) {
  const value = values[field];
  const [id] = typeof value === 'string' ? [] : (value ?? []);
  if (id === undefined) return null;
  return options.get(of)?.find((record) => String(record.id) === id);
}

function priceOf(record: ManagedRecord | null | undefined): Paise | null {
  if (record === null) return paise(0);
  return typeof record?.price === 'number' ? toPaise(record.price) : null;
}

/** What the default configuration of a product's form costs, in rupees; null while that is not known. */
export function workedOutPrice(values: Values, options: Options): number | null {
  const size = firstOf(values, 'sizes', options, 'album-sizes');
  const paper = firstOf(values, 'paper_type_ids', options, 'paper-types');
  if (!size || !paper) return null;
  const parts = [
    priceOf(size),
    priceOf(paper),
    priceOf(firstOf(values, 'binding_type_ids', options, 'album-binding-types')),
    priceOf(firstOf(values, 'lamination_type_ids', options, 'lamination-types')),
    priceOf(firstOf(values, 'cover_type_ids', options, 'cover-types')),
  ];
  const [sizePaise, paperPaise, bindingPaise, laminationPaise, coverPaise] = parts;
  const photos = Math.max(Number(values.default_photos), Number(values.min_photos ?? 0));
  if (!sizePaise || paperPaise == null || bindingPaise == null) return null;
  if (laminationPaise == null || coverPaise == null || !Number.isInteger(photos)) return null;
  const photosPerPage = typeof size.photos === 'number' ? size.photos : 0;
  const configuration = { sizePaise, photosPerPage, paperPaise, bindingPaise, photos };
  return toRupees(productPrice({ ...configuration, laminationPaise, coverPaise }));
}
