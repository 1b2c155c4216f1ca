import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { createRating, type getOwnRating, type Rating } from '@smriti/shared/catalogue/ratings';
import { type Database, isAlreadyExists } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import {
  findEarlierAnswer,
  type IdempotencyClaim,
  runOnce,
} from '../../platform/database/idempotency';
import { hasDeliveredOrder } from '../orders/order.repository';
import { findProfile } from '../users/user.repository';
import {
  createRatingRecord,
  findOwnRating,
  findRatingIdsByUser,
  hasProduct,
  updateRatingAuthor,
} from './rating.repository';

/** Author name when the profile has none, or its account was erased. */
const NAMELESS = 'A customer';

/** Initial state: neither counted nor hidden. */
const NEW = { is_counted: false, hidden: false, reason: '' } as const;

interface RatingCall {
  uid: string;
  productId: number;
  rating: number;
  review: string;
}

function ratedBefore(cause?: unknown): AppError {
  return new AppError('conflict', 'You have rated this product before. Thank you.', { cause });
}

async function assertMayRate({ db }: Deps, { uid, productId }: RatingCall): Promise<void> {
  if (!(await hasProduct(db, productId))) {
    throw new AppError('not_found', 'There is no such product.');
  }
  if (await findOwnRating(db, productId, uid)) throw ratedBefore();
  if (await hasDeliveredOrder(db, uid, productId)) return;
  const message = 'You can rate a product once an order of it has been delivered to you.';
  throw new AppError('business_rule', message);
}

/**
 * Rates a product, once per customer (docs/rules.md#orders-10). The trigger in rating.triggers.ts shows
 * and counts it, so that concurrent ratings of a product do not block each other.
 * @throws AppError not_found, conflict for a second rating, business_rule without a delivery.
 */
export async function rateProduct(
  deps: Deps,
  call: RatingCall,
  idempotency: IdempotencyClaim | null,
): Promise<Rating> {
  const earlier = await findEarlierAnswer(deps, idempotency, createRating.response);
  if (earlier) return earlier;
  await assertMayRate(deps, call);
  const { uid, productId, rating, review } = call;
  const author = (await findProfile(deps.db, uid))?.firstName || NAMELESS;
  const created_at = deps.clock.now().toISOString();
  const own = { id: deps.ids.id(), rating, review, author, created_at };
  try {
    return await runOnce(deps, idempotency, createRating.response, (tx) => {
      createRatingRecord(tx, { ...own, product_id: productId, user_id: uid, ...NEW });
      return Promise.resolve(own);
    });
  } catch (error) {
    throw isAlreadyExists(error) ? ratedBefore(error) : error;
  }
}

/** A customer's own rating of a product, and whether they may rate it now. */
export async function loadOwnRating(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  productId: number,
): Promise<AnswerOf<typeof getOwnRating>> {
  const rating = await findOwnRating(db, productId, uid);
  return { rating, can_rate: rating === null && (await hasDeliveredOrder(db, uid, productId)) };
}

/** Removes the author's name from their ratings and from the products that show them. */
export async function anonymiseRatings(db: Database, uid: string): Promise<void> {
  for (const id of await findRatingIdsByUser(db, uid)) {
    await db.transaction((tx) => updateRatingAuthor(tx, id, NAMELESS));
  }
}
