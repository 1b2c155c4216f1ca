import { MAX_RATINGS_PER_PRODUCT, type Rating, rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { readRatings } from '../catalogue/catalogue.repository';
import { withRating } from './rating.domain';
import { type RatingRecord, ratingRecord } from './rating.records';

type Reads = Pick<Database, 'get'>;

const pathOf = (id: string) => `ratings/${id}`;
const productPath = (productId: number) => `catalogue/products/items/${productId}`;
const figures = z.object({ rating_sum: z.int(), rating_count: z.int() });
const withMoment = (one: Rating) => ({ ...one, created_at: new Date(one.created_at) });

/** The document that the only rating of a product by a customer is kept in. */
function ownId(productId: number, uid: string): string {
  return `${productId}_${uid}`;
}

async function findRating(reader: Reads, id: string): Promise<RatingRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(ratingRecord, document.data);
}

/** A customer's rating of a product, or null. */
export function findOwnRating(
  reader: Reads,
  productId: number,
  uid: string,
): Promise<RatingRecord | null> {
  return findRating(reader, ownId(productId, uid));
}

export async function hasProduct(reader: Reads, productId: number): Promise<boolean> {
  return (await reader.get(productPath(productId))) !== null;
}

/** Keeps a rating; the commit fails (see isAlreadyExists) when its customer has given one before. */
export function createRatingRecord(tx: DatabaseTransaction, record: RatingRecord): void {
  const { product_id, user_id, created_at } = record;
  tx.create(pathOf(ownId(product_id, user_id)), { ...record, created_at: new Date(created_at) });
}

/**
 * Shows a rating first among those of its product and adds it to the product's figures: once,
 * however often it is asked.
 * @returns whether it was not counted yet
 */
export function countRating(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = await findRating(tx, id);
    if (!record || record.is_counted) return false;
    const { product_id } = record;
    const own = z.parse(rating, record);
    const product = await tx.get(productPath(product_id));
    const shown = await readRatings(tx, product_id);
    const ratings = [own, ...shown].slice(0, MAX_RATINGS_PER_PRODUCT).map(withMoment);
    tx.update(pathOf(id), { is_counted: true });
    tx.set(`productRatings/${product_id}`, { product_id, ratings });
    if (product) {
      tx.update(productPath(product_id), {
        ...withRating(z.parse(figures, product.data), own.rating),
      });
    }
    return true;
  });
}

/** The ids of a customer's ratings. */
export async function findRatingsOf(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const documents = await reader.find('ratings', (all) => all.where('user_id', '==', uid));
  return documents.map(({ id }) => id);
}

/** Changes the name that a rating bears, and that its product shows. */
export async function writeAuthor(
  tx: DatabaseTransaction,
  id: string,
  author: string,
): Promise<void> {
  const record = await findRating(tx, id);
  if (!record) return;
  const shown = await readRatings(tx, record.product_id);
  const ratings = shown
    .map((one) => (one.id === record.id ? { ...one, author } : one))
    .map(withMoment);
  tx.update(pathOf(id), { author });
  tx.set(`productRatings/${record.product_id}`, { product_id: record.product_id, ratings });
}
