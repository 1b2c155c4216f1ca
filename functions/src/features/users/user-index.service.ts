import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { findProfile, writeProfileSearchTerms } from './user.repository';
import { userSearchTerms } from './user-search.domain';

/** Plans the search fields of a profile from an earlier release; null when it has them. */
export async function planUserSearchIndexBackfill(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const profile = await findProfile(reader, uid);
  if (!profile || profile.search_terms.length > 0) return null;
  const terms = userSearchTerms(profile);
  return terms.length === 0 ? null : (tx) => writeProfileSearchTerms(tx, { uid, terms });
}
