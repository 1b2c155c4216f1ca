import type { AuditState } from '@smriti/shared/staff/audit';
import {
  type DueRecord,
  mapInBatches,
  processDueRecords,
} from '../../../platform/database/batches';
import type { Deps } from '../../../platform/deps';
import { isUserMissing } from '../../../platform/token-errors';
import type { TriggerDeps } from '../../../platform/trigger-deps';
import { planJobResult } from '../../audit/audit.service';
import { findIdempotentAnswers } from '../../../platform/database/idempotency';
import { findMailPathsByAccount } from '../../mail/mail.repository';
import { deletePhotosOfOwner } from '../../photos/photo-copying.service';
import { deleteArchivesOfOrders } from '../../prints/print-sweep.service';
import { anonymiseRatings } from '../../ratings/rating.service';
import { findProfile } from '../../users/user.repository';
import { anonymiseOrder, isPlacedOrPaid, reduceErasedOrder } from './erased-order.domain';
import { erasureEffect, type ErasureRecord } from './erasure.records';
import {
  anonymiseTaxDocuments,
  updateOrdersOfOwner,
  deleteErasure,
  findDueErasures,
  findMailWithoutUids,
  findStaffInvitationPaths,
  findErasure,
  findAccountDocumentPaths,
  findOrdersForErasure,
  writeErasure,
} from './erasure.repository';

type ErasureDeps = Pick<TriggerDeps, 'db' | 'firestore' | 'auth' | 'bucket' | 'clock' | 'logger'>;

const DOCUMENTS_AT_ONCE = 10;
const ERASURES_PER_QUERY = 50;
/** Maximum values of an array comparison in a Firestore query. */
const IDS_PER_QUERY = 30;
const HOUR = 3_600_000;
/** Hours after which the last ID token of a deleted sign-in has certainly expired. */
const TOKEN_HOURS = 2;
/** Retention of orders and invoices required by tax law. */
const KEPT_YEARS = 8;

async function deleteFolder({ bucket }: Pick<ErasureDeps, 'bucket'>, prefix: string) {
  const [files] = await bucket.getFiles({ prefix });
  await mapInBatches(files, DOCUMENTS_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
}

/** Deletes a sign-in; no effect when already deleted. */
export async function deleteAuthUser({ auth }: Pick<Deps, 'auth'>, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUserMissing(error)) throw error;
  });
}

/** Deletes copies of an owner's data: archives for printers, and stored answers of repeated calls. */
async function deleteCopies(deps: ErasureDeps, uid: string): Promise<void> {
  const orders = await findOrdersForErasure(deps.db, uid);
  const orderIds = orders.map(({ id }) => id);
  const albumIds = new Set(orders.map(({ album_id }) => album_id));
  const ids = [uid, ...orderIds, ...albumIds];
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY);
    await deleteArchivesOfOrders(deps, some);
    const answers = await findIdempotentAnswers(deps.db, some);
    await mapInBatches(answers, DOCUMENTS_AT_ONCE, (path) => deps.firestore.doc(path).delete());
  }
}

/** Paths of the messages with data of an owner. */
async function findMail({ db }: ErasureDeps, uid: string, email: string): Promise<string[]> {
  return [
    ...(await findMailPathsByAccount(db, uid)),
    ...(email === '' ? [] : await findMailWithoutUids(db, email)),
    // message to the inviter of this friend, also from earlier releases
    `mail/friend_joined-${uid}`,
  ];
}

/**
 * Deletes all personal data of an owner: photos, pictures, albums with subcollections, drafts, shares,
 * addresses, points, messages and finally the profile. Keeps anonymous ratings, and orders with the data
 * required by tax law (docs/rules.md#accounts-15). Can be repeated after an interruption.
 */
async function erasePersonal(deps: ErasureDeps, uid: string): Promise<void> {
  const profile = await findProfile(deps.db, uid);
  await deletePhotosOfOwner(deps, uid);
  await deleteFolder(deps, `profiles/${uid}/`);
  await deleteFolder(deps, `profile-uploads/${uid}/`);
  await deleteFolder(deps, `exports/${uid}/`);
  await deleteFolder(deps, `prints/${uid}/`);
  await anonymiseRatings(deps.db, uid);
  await deleteCopies(deps, uid);
  const paths = [
    ...(await findAccountDocumentPaths(deps.db, uid)),
    ...(await findMail(deps, uid, profile?.email ?? '')),
    ...(await findStaffInvitationPaths(deps.db, { uid, email: profile?.email ?? '' })),
    ...(profile ? [`referralCodes/${profile.referral_code}`] : []),
    `ledgers/${uid}`,
    `referrals/${uid}`,
    `uploads/${uid}`,
    `exports/${uid}`,
  ];
  const remove = (path: string) => deps.firestore.recursiveDelete(deps.firestore.doc(path));
  await mapInBatches(paths, DOCUMENTS_AT_ONCE, remove);
  await updateOrdersOfOwner(deps.db, uid, reduceErasedOrder);
  await remove(`users/${uid}`);
}

/** Time at which the records of an owner's orders can be deleted; null when none was placed or paid. */
async function keptUntil({ db }: ErasureDeps, uid: string): Promise<string | null> {
  const orders = await findOrdersForErasure(db, uid);
  const kept = orders.filter(isPlacedOrPaid);
  const last = kept
    .map(({ created_at }) => created_at)
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const end = new Date(last);
  end.setUTCFullYear(end.getUTCFullYear() + KEPT_YEARS);
  return end.toISOString();
}

/** The erasure record after a finished stage; null when nothing is left to do. */
async function nextOf(deps: ErasureDeps, record: ErasureRecord): Promise<ErasureRecord | null> {
  if (record.stage === 'personal') {
    const due = new Date(deps.clock.now().getTime() + TOKEN_HOURS * HOUR);
    return { ...record, stage: 'again', due_at: due.toISOString() };
  }
  const until = record.stage === 'again' ? await keptUntil(deps, record.uid) : null;
  return until === null ? null : { ...record, stage: 'kept', due_at: until };
}

/**
 * Runs the due stage of an erasure. Idempotent; of two runs at the same time, only the first to finish
 * changes the record.
 */
export async function continueErasure(deps: ErasureDeps, uid: string): Promise<void> {
  const record = await findErasure(deps.db, uid);
  if (!record || new Date(record.due_at) > deps.clock.now()) return;
  if (record.stage === 'kept') {
    await updateOrdersOfOwner(deps.db, uid, anonymiseOrder);
    await anonymiseTaxDocuments(deps.db, uid);
  } else {
    // already deleted by the call that requested the erasure, unless that was interrupted
    await deleteAuthUser(deps, uid);
    await erasePersonal(deps, uid);
  }
  const next = await nextOf(deps, record);
  await deps.db.transaction(async (tx) => {
    const current = await findErasure(tx, uid);
    if (current?.stage !== record.stage) return;
    const noted = await planJobResult(tx, erasureEffect(record), 'done');
    if (next) writeErasure(tx, next);
    else deleteErasure(tx, uid);
    noted.write();
  });
}

/** State of an erasure requested by staff: whether the personal data is gone. */
export async function findErasureState(
  { db }: Pick<ErasureDeps, 'db'>,
  uid: string,
): Promise<AuditState> {
  return (await findErasure(db, uid))?.stage === 'personal' ? 'intended' : 'done';
}

/** Continues all due erasures. */
export async function continueErasures(deps: ErasureDeps): Promise<number> {
  const now = deps.clock.now();
  const done = await processDueRecords({
    find: (page) => findDueErasures(deps.db, now, page),
    pageSize: ERASURES_PER_QUERY,
    atOnce: 1,
    work: ({ id }: DueRecord) => continueErasure(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, erasure: id }, 'not erased yet'),
  });
  return done.length;
}
