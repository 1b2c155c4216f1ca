import { MAX_DRAFTS } from '@smriti/shared/album/drafts';
import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import type { Listed } from '../../platform/database/listed';
import { type DraftRecord, isKept } from './draft.records';
import { findDraft, findDraftsOf } from './draft.repository';

/** Somebody else's draft, and one whose time is over, read like one that is not there. */
function noSuchDraft(): AppError {
  return new AppError('not_found', 'There is no such unsaved design.');
}

/** @throws AppError not_found unless the draft is the caller's own, and still kept. */
export async function findOwnDraft(
  reader: Pick<Database, 'get'>,
  uid: string,
  { id, now }: { id: string; now: Date },
): Promise<DraftRecord> {
  const found = await findDraft(reader, id);
  if (found?.user_id !== uid || !isKept(found, now)) throw noSuchDraft();
  return found;
}

/** The drafts of a customer that are still kept; one that cannot be read counts as one. */
export async function findKeptDrafts(
  reader: Pick<Database, 'find'>,
  uid: string,
  now: Date,
): Promise<Listed<DraftRecord>[]> {
  const all = await findDraftsOf(reader, uid);
  return all.filter(({ record }) => !record || isKept(record, now));
}

/** Whether a customer may have one draft more; costs one read for each that is there. */
export async function hasRoom(
  reader: Pick<Database, 'find'>,
  uid: string,
  now: Date,
): Promise<boolean> {
  return (await findKeptDrafts(reader, uid, now)).length < MAX_DRAFTS;
}
