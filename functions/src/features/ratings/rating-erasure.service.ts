import type { Database } from '../../platform/database/database';
import { findRatingsOf, writeAuthor } from './rating.repository';

/** The name that a rating bears when its author's account is gone. */
const AUTHOR = 'A customer';

/** Takes the author's name out of their ratings, also where their products show them. */
export async function anonymiseRatings(db: Database, uid: string): Promise<void> {
  for (const id of await findRatingsOf(db, uid)) {
    await db.transaction((tx) => writeAuthor(tx, id, AUTHOR));
  }
}
