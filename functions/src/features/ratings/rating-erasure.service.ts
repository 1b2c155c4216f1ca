import type { Database } from '../../platform/database/database';
import { findRatingIdsByUser, updateRatingAuthor } from './rating.repository';

/** Author name of ratings whose account was erased. */
const AUTHOR = 'A customer';

/** Removes the author's name from their ratings and from the products that show them. */
export async function anonymiseRatings(db: Database, uid: string): Promise<void> {
  for (const id of await findRatingIdsByUser(db, uid)) {
    await db.transaction((tx) => updateRatingAuthor(tx, id, AUTHOR));
  }
}
