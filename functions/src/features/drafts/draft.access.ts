import { MAX_DRAFTS } from '@smriti/shared/album/drafts';
import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import type { ListRow } from '../../platform/database/list-rows';
import { type DraftRecord, isDraftUnexpired } from './draft.records';
import { findDraft, findDraftsByUser } from './draft.repository';

/** The error for a missing, an expired and another customer's draft: the same in all three cases. */
function noSuchDraft(): AppError {
  return new AppError('not_found', 'There is no such unsaved design.');
}

/** @throws AppError not_found unless the draft belongs to the caller and has not expired. */
export async function findOwnDraft(
  reader: Pick<Database, 'get'>,
  uid: string,
  { id, now }: { id: string; now: Date },
): Promise<DraftRecord> {
  const found = await findDraft(reader, id);
  if (found?.user_id !== uid || !isDraftUnexpired(found, now)) throw noSuchDraft();
  return found;
}

/** Drafts of a customer that have not expired, including unreadable ones. */
export async function findUnexpiredDrafts(
  reader: Pick<Database, 'find'>,
  uid: string,
  now: Date,
): Promise<ListRow<DraftRecord>[]> {
  const all = await findDraftsByUser(reader, uid);
  return all.filter(({ record }) => !record || isDraftUnexpired(record, now));
}

/** Whether a customer may create another draft. Costs one read per existing draft. */
export async function hasRoomForDraft(
  reader: Pick<Database, 'find'>,
  uid: string,
  now: Date,
): Promise<boolean> {
  return (await findUnexpiredDrafts(reader, uid, now)).length < MAX_DRAFTS;
}
