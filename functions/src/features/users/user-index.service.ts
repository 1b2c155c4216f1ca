import { isSameValue } from '@smriti/shared/base/same-value';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { findProfile, writeProfileSearchTerms } from './user.repository';
import { userSearchTerms } from './user-search.domain';

/** Plans the search terms of a profile from an earlier release; null when they are up to date. */
export async function planUserSearchIndexBackfill(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const profile = await findProfile(reader, uid);
  if (!profile) return null;
  const terms = userSearchTerms(profile);
  return isSameValue(terms, profile.search_terms)
    ? null
    : (tx) => writeProfileSearchTerms(tx, { uid, terms });
}
