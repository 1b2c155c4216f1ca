import { type Rating, rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction, QueryShape } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListSection } from '../../platform/formats/list-cursor';
import type { Plan } from '../../platform/database/plan';
import { readProductRatings } from '../catalogue/catalogue.repository';
import { addToShownRatings, removeRatingFromFigures, addRatingToFigures } from './rating.domain';
import { type RatingRecord, ratingRecord } from './rating.records';

type Reads = Pick<Database, 'get'>;

const pathOf = (id: string) => `ratings/${id}`;
const productPath = (productId: number) => `catalogue/products/items/${productId}`;
const figures = z.object({ rating_sum: z.int(), rating_count: z.int() });
const withMoment = (one: Rating) => ({ ...one, created_at: new Date(one.created_at) });

function ownId(productId: number, uid: string): string {
  return `${productId}_${uid}`;
}

async function findRating(reader: Reads, id: string): Promise<RatingRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(ratingRecord, document.data);
}

/** A customer's rating of a product; null if none. */
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

/** Creates a rating; the commit fails (see isAlreadyExists) when the customer has rated the product. */
export function createRatingRecord(tx: DatabaseTransaction, record: RatingRecord): void {
  const { product_id, user_id, created_at } = record;
  tx.create(pathOf(ownId(product_id, user_id)), { ...record, created_at: new Date(created_at) });
}

interface CountedProduct {
  id: number;
  shown: Rating[];
  /** Rating figures; null for a deleted product. */
  figures: z.infer<typeof figures> | null;
}

async function findCountedProduct(reader: Reads, id: number): Promise<CountedProduct> {
  const product = await reader.get(productPath(id));
  const shown = await readProductRatings(reader, id);
  return { id, shown, figures: product && z.parse(figures, product.data) };
}

function writeShown(tx: DatabaseTransaction, product_id: number, shown: readonly Rating[]): void {
  const ratings = shown.map(withMoment);
  tx.set(`productRatings/${product_id}`, { product_id, ratings }, { merge: true });
}

function showIn(tx: DatabaseTransaction, product: CountedProduct, own: Rating): void {
  writeShown(tx, product.id, addToShownRatings(product.shown, own));
  if (product.figures)
    tx.update(productPath(product.id), { ...addRatingToFigures(product.figures, own.rating) });
}

function hideIn(tx: DatabaseTransaction, product: CountedProduct, own: Rating): void {
  writeShown(
    tx,
    product.id,
    product.shown.filter(({ id }) => id !== own.id),
  );
  if (product.figures) {
    tx.update(productPath(product.id), { ...removeRatingFromFigures(product.figures, own.rating) });
  }
}

/** A rating by its own id, with its document id; null when missing. */
export async function findRatingById(
  tx: Pick<Database, 'find'>,
  productId: number,
  id: string,
): Promise<(RatingRecord & { documentId: string }) | null> {
  const [found] = await tx.find('ratings', (all) =>
    all.where('product_id', '==', productId).where('id', '==', id).limit(1),
  );
  return found ? { ...z.parse(ratingRecord, found.data), documentId: found.id } : null;
}

/**
 * Plans to hide or show a rating, with its product's figures; a rating not yet counted is counted
 * accordingly later.
 * @returns the writes, to run after all reads
 */
export async function planRatingModeration(
  tx: DatabaseTransaction,
  record: RatingRecord & { documentId: string },
  { hidden, reason }: Pick<RatingRecord, 'hidden' | 'reason'>,
): Promise<Plan> {
  const isMoved = record.is_counted && record.hidden !== hidden;
  const product = isMoved ? await findCountedProduct(tx, record.product_id) : null;
  const own = z.parse(rating, record);
  return {
    write() {
      tx.update(pathOf(record.documentId), { hidden, reason });
      if (product) (hidden ? hideIn : showIn)(tx, product, own);
    },
  };
}

function matching(hidden: boolean | undefined, part: ListSection): QueryShape {
  return (all) => {
    const found = hidden === undefined ? all : all.where('hidden', '==', hidden);
    const newest = found.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    if (part === null) return newest;
    const from = part.after;
    const page = from ? newest.startAfter(new Date(from.created_at), from.id) : newest;
    return page.limit(part.limit);
  };
}

/** Ratings of all customers, newest first. */
export async function findAllRatings(
  reader: Pick<Database, 'find'>,
  hidden: boolean | undefined,
  part: NonNullable<ListSection>,
): Promise<ListRow<RatingRecord>[]> {
  const documents = await reader.find('ratings', matching(hidden, part));
  return parseListRows(documents, ({ data }) => z.parse(ratingRecord, data));
}

export function countAllRatings(
  reader: Pick<Database, 'count'>,
  hidden: boolean | undefined,
): Promise<number> {
  return reader.count('ratings', matching(hidden, null));
}

/**
 * Shows a rating first on its product and adds it to the figures. Idempotent.
 * @returns whether it was not counted before
 */
export function showAndCountRating(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = await findRating(tx, id);
    if (!record || record.is_counted) return false;
    const { product_id } = record;
    const own = z.parse(rating, record);
    const product = await findCountedProduct(tx, product_id);
    tx.update(pathOf(id), { is_counted: true });
    // a rating hidden before it was counted is counted when it is shown again
    if (!record.hidden) showIn(tx, product, own);
    return true;
  });
}

export async function findRatingIdsByUser(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const documents = await reader.find('ratings', (all) => all.where('user_id', '==', uid));
  return documents.map(({ id }) => id);
}

/** Changes the author name of a rating, also where its product shows it. */
export async function updateRatingAuthor(
  tx: DatabaseTransaction,
  id: string,
  author: string,
): Promise<void> {
  const record = await findRating(tx, id);
  if (!record) return;
  const shown = await readProductRatings(tx, record.product_id);
  const renamed = shown.map((one) => (one.id === record.id ? { ...one, author } : one));
  tx.update(pathOf(id), { author });
  writeShown(tx, record.product_id, renamed);
}
