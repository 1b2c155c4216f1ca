import { paise } from '@smriti/shared/base/money';
import { type CatalogueData, type CatalogueRecord, emptyCatalogue } from './catalogue.records';

/** Catalogue records for tests, with defaults for all fields that a test does not set. */

export function productRecord(
  fields: Partial<CatalogueRecord<'products'>> & { id: number },
): CatalogueRecord<'products'> {
  return {
    title: 'Photo Book',
    description: '<p>Printed with care.</p>',
    type: 1,
    category_id: 1,
    price_paise: paise(50_000),
    discount: 0,
    sizes: [1],
    paper_type_ids: [1],
    lamination_type_ids: [1],
    cover_type_ids: [1],
    binding_type_ids: [1],
    default_photos: 20,
    cover_images: ['catalogue/cover.webp'],
    product_images: [],
    rating_average: 0,
    rating_count: 0,
    rating_sum: 0,
    order_count: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

export function categoryRecord(id: number, name: string): CatalogueRecord<'categories'> {
  return { id, name, slug: name.toLowerCase(), description: '', image_path: `c/${id}.webp` };
}

/** A catalogue that contains only these lists. */
export function catalogueWith(lists: Partial<CatalogueData>): CatalogueData {
  return { ...emptyCatalogue, ...lists };
}
