import { isSameValue } from '@smriti/shared/base/same-value';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { findProfile, writeProfileIndex } from './user.repository';
import { userIndexFields } from './user-search.domain';

/** Plans the index fields of a profile from an earlier release; null when they are up to date. */
export async function planUserSearchIndexBackfill(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const profile = await findProfile(reader, uid);
  if (!profile) return null;
  const { search_terms, name_key } = profile;
  const fields = userIndexFields(profile);
  return isSameValue(fields, { search_terms, name_key })
    ? null
    : (tx) => writeProfileIndex(tx, uid, fields);
}
