import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { requestUploads } from '@smriti/shared/album/photos';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { PhotoRecord } from '../photo.records';
import { findPhotos, sumPhotoUsage } from '../photo.repository';
import {
  type UploadGrants,
  isWithinQuota,
  MAX_GRANTS,
  subtractUsage,
  validGrants,
  addUsage,
  STORAGE_QUOTAS,
  ticketExpiry,
  type UploaderKind,
  type StorageUsage,
  grantsUsage,
  omitGrants,
} from './ticket.domain';
import { findPlacedPhotoIds, findTicket, writeTicket } from './ticket.repository';

export interface PhotoUploader {
  uid: string;
  kind: UploaderKind;
}

export interface PhotoToUpload {
  photo_id: string;
  size_bytes: number;
}

interface UploadRequest {
  caller: PhotoUploader;
  files: readonly PhotoToUpload[];
}

type UploadDeps = Pick<Deps, 'db' | 'clock'>;

const REFUSALS: Readonly<Record<UploaderKind, string>> = {
  guest:
    'Without an account you can upload up to 500 photos and 2 GB in all. Please log in to upload more.',
  customer:
    'Your account holds up to 5,000 photos and 50 GB that are not ordered yet. Please delete albums that you no longer need.',
};
const TOO_MANY =
  'Too many photos are being uploaded at the same time. Please try again when some have arrived.';

/** Whether an owner's photo is recorded and its original exists. */
function isStoredFor(record: PhotoRecord, uid: string): boolean {
  const { owner, state, original_deleted_at } = record;
  return owner === uid && state !== 'sweeping' && original_deleted_at === null;
}

/** Ids of the photos that already exist. */
async function storedAmong(
  { db }: UploadDeps,
  uid: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const records = await findPhotos(db, ids);
  return new Set(
    records.flatMap((record) => (record && isStoredFor(record, uid) ? [record.id] : [])),
  );
}

/** Photos of placed albums and their total size. */
async function orderedUsage({ db }: UploadDeps, uid: string): Promise<StorageUsage> {
  const ids = await findPlacedPhotoIds(db, uid);
  const records = await findPhotos(db, [...new Set(ids)]);
  return grantsUsage(
    Object.fromEntries(
      records.flatMap((record) => (record?.owner === uid ? [[record.id, record.size_bytes]] : [])),
    ),
  );
}

/**
 * The grants to write, without photos that have already arrived, if they fit the owner's quota. Cheap upper
 * bound first: all stored photos plus all grants, some of which may be counted twice.
 * @throws AppError business_rule beyond the quota.
 */
async function grantsWithRoom(
  deps: UploadDeps,
  { uid, kind }: PhotoUploader,
  grants: UploadGrants,
): Promise<UploadGrants> {
  const quota = STORAGE_QUOTAS[kind];
  const kept = await sumPhotoUsage(deps.db, uid);
  const isFew = Object.keys(grants).length <= MAX_GRANTS;
  if (isFew && isWithinQuota(addUsage(kept, grantsUsage(grants)), quota)) return grants;
  const open = omitGrants(grants, await storedAmong(deps, uid, Object.keys(grants)));
  if (Object.keys(open).length > MAX_GRANTS) throw new AppError('business_rule', TOO_MANY);
  const all = addUsage(kept, grantsUsage(open));
  if (isWithinQuota(all, quota)) return open;
  if (
    kind === 'customer' &&
    isWithinQuota(subtractUsage(all, await orderedUsage(deps, uid)), quota)
  ) {
    return open;
  }
  throw new AppError('business_rule', REFUSALS[kind]);
}

async function grant(
  tx: DatabaseTransaction,
  deps: UploadDeps,
  { caller, files }: UploadRequest,
): Promise<Date> {
  const now = deps.clock.now();
  // The ticket is read first and written last, so that concurrent calls wait and count what is granted here.
  const open = validGrants(await findTicket(tx, caller.uid), now);
  const asked = Object.fromEntries(files.map(({ photo_id, size_bytes }) => [photo_id, size_bytes]));
  const expires_at = ticketExpiry(now);
  const grants = await grantsWithRoom(deps, caller, { ...open, ...asked });
  writeTicket(tx, caller.uid, { expires_at, files: grants, needs_second_factor: false });
  return expires_at;
}

/**
 * Lets a customer or guest upload photos. The Storage rules accept a photo only with such a ticket and with
 * exactly the granted size; the API's own forms request one too, so that there is a single quota. All tabs of
 * an owner share a ticket; unused grants are freed when it expires. Photos that already exist need no upload.
 * @throws AppError business_rule beyond the quota.
 */
export async function grantUploads(
  deps: UploadDeps,
  { caller, files }: UploadRequest,
): Promise<AnswerOf<typeof requestUploads>> {
  const ids = files.map(({ photo_id }) => photo_id);
  const known = await storedAmong(deps, caller.uid, ids);
  const unknown = files.filter(({ photo_id }) => !known.has(photo_id));
  const request = { caller, files: unknown };
  const expires_at =
    unknown.length === 0
      ? ticketExpiry(deps.clock.now())
      : await deps.db.transaction((tx) => grant(tx, deps, request));
  return {
    granted: unknown.map(({ photo_id }) => photo_id),
    known: [...known],
    expires_at: expires_at.toISOString(),
  };
}
