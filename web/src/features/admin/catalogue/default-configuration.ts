import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import { recordName } from './form-values';
import type { KindName, FormValues } from './kind-config';
import { findKindConfig } from './kinds';
import type { ManagedRecord } from './managed-records';
import type { RecordOptions } from './use-records';

export interface DefaultConfiguration {
  /** Price in rupees. */
  price: number;
  names: string[];
  photos: number;
}

function chosenRecords(values: FormValues, field: string, options: RecordOptions, of: KindName) {
  const value = values[field] ?? [];
  const ids = typeof value === 'string' ? [] : value;
  return ids.map((id) => options.get(of)?.find((record) => String(record.id) === id));
}

const hasPrice = (record: ManagedRecord | undefined) => typeof record?.price === 'number';

/** Price of the first option; 0 if the product has none, null while unknown. */
function priceOfFirst(chosen: readonly (ManagedRecord | undefined)[]): Paise | null {
  if (chosen.length === 0) return paise(0);
  const [first] = chosen;
  return typeof first?.price === 'number' ? toPaise(first.price) : null;
}

/**
 * Default configuration of a product's form: the first size that has a price, and the first option
 * of each other choice. null while unknown.
 */
export function findDefaultConfiguration(
  values: FormValues,
  options: RecordOptions,
): DefaultConfiguration | null {
  const chosen = (field: string, of: KindName) => chosenRecords(values, field, options, of);
  const size = chosen('sizes', 'album-sizes').find(hasPrice);
  const papers = chosen('paper_type_ids', 'paper-types');
  const bindings = chosen('binding_type_ids', 'album-binding-types');
  const laminations = chosen('lamination_type_ids', 'lamination-types');
  const covers = chosen('cover_type_ids', 'cover-types');
  const photos = Math.max(Number(values.default_photos), Number(values.min_photos ?? 0));
  const sizePaise = priceOfFirst([size]);
  const paperPaise = priceOfFirst(papers);
  const bindingPaise = priceOfFirst(bindings);
  const laminationPaise = priceOfFirst(laminations);
  const coverPaise = priceOfFirst(covers);
  if (!size || papers.length === 0 || sizePaise === null || paperPaise === null) return null;
  if (bindingPaise === null || laminationPaise === null || coverPaise === null) return null;
  if (!Number.isInteger(photos)) return null;
  const photosPerPage = typeof size.photos === 'number' ? size.photos : 0;
  const parts = { sizePaise, photosPerPage, paperPaise, bindingPaise, laminationPaise, coverPaise };
  const nameOf = (of: KindName, record: ManagedRecord | undefined) => {
    const kind = findKindConfig(of);
    return kind && record ? [recordName(kind, record)] : [];
  };
  return {
    price: toRupees(productPrice({ ...parts, photos })),
    names: [
      ...nameOf('album-sizes', size),
      ...nameOf('paper-types', papers[0]),
      ...nameOf('album-binding-types', bindings[0]),
      ...nameOf('lamination-types', laminations[0]),
      ...nameOf('cover-types', covers[0]),
    ],
    photos,
  };
}
