import type { Database } from '../../platform/database';
import { findProfiles, indexProfiles } from './user.repository';
import { searchTerms } from './user-search.domain';

const PROFILES_PER_QUERY = 200;

/**
 * Gives the profiles of earlier releases what the console finds them by. Doing so again changes
 * nothing.
 * @returns how many there were
 */
export async function indexUsers(db: Database): Promise<number> {
  let indexed = 0;
  let after: { created_at: string; id: string } | undefined;
  for (;;) {
    const profiles = await findProfiles(db, {}, { after, limit: PROFILES_PER_QUERY });
    const missing = profiles.filter(({ search_terms }) => search_terms.length === 0);
    const terms = missing.map((profile) => ({ uid: profile.uid, terms: searchTerms(profile) }));
    await indexProfiles(db, terms);
    indexed += missing.length;
    const last = profiles.at(-1);
    if (!last || profiles.length < PROFILES_PER_QUERY) return indexed;
    after = { created_at: last.created_at, id: last.uid };
  }
}
