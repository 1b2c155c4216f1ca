import type { Rating } from '@smriti/shared/catalogue/ratings';
import type { CatalogueData } from '../../functions/src/features/catalogue/catalogue.records.ts';
import type { SeedDocument } from './seed-document.ts';

/** uid of the authors of demo ratings; no account has it. */
const INVENTED = 'invented';

type ProductRecord = CatalogueData['products'][number];

/** Documents of the catalogue's records; times are Dates, which Firestore stores as Timestamps. */
export function catalogueDocuments(catalogue: CatalogueData): SeedDocument[] {
  const { products, ...others } = catalogue;
  return [
    ...Object.entries(others).flatMap(([kind, records]) =>
      records.map((record) => ({ path: recordPath(kind, record.id), data: record })),
    ),
    ...products.map((product) => ({
      path: recordPath('products', product.id),
      data: { ...product, created_at: new Date(product.created_at) },
    })),
  ];
}

export function ratingsDocument(productId: number, ratings: readonly Rating[]): SeedDocument {
  return {
    path: `productRatings/${productId}`,
    data: {
      product_id: productId,
      ratings: ratings.map((one) => ({ ...one, created_at: new Date(one.created_at) })),
    },
  };
}

/** One document per rating, for the staff console. */
export function ratingDocuments(productId: number, ratings: readonly Rating[]): SeedDocument[] {
  return ratings.map((one) => ({
    path: `ratings/${productId}_${one.id}`,
    data: {
      ...one,
      created_at: new Date(one.created_at),
      product_id: productId,
      user_id: INVENTED,
      is_counted: true,
      hidden: false,
      reason: '',
    },
  }));
}

/** The product without orders and ratings. */
export function removeSalesFigures(product: ProductRecord): ProductRecord {
  return { ...product, rating_sum: 0, rating_count: 0, rating_average: 0, order_count: 0 };
}

function recordPath(kind: string, id: number): string {
  return `catalogue/${kind}/items/${id}`;
}
