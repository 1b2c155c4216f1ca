import type { deleteUser, ErasureObstacles } from '@smriti/shared/account/account-data';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, StaffMember } from '../../../platform/caller';
import type { Database } from '../../../platform/database/database';
import { requireAllRows, type ListRow } from '../../../platform/database/list-rows';
import type { Deps } from '../../../platform/deps';
import { removeOwnAlbum } from '../../albums/album-removal.service';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbums } from '../../albums/album.repository';
import type { OrderRecord } from '../../orders/order.records';
import { recordDeferredStaffAction } from '../../audit/audit.service';
import { cancelOrder } from '../../orders/cancelling/cancel-order.service';
import { findOrdersByUser } from '../../orders/order.repository';
import { userNotFoundError } from '../../users/profile.service';
import { assertOtherAdmin, assertStillAdmin } from '../../users/staff-role.service';
import { findProfile, updateProfile } from '../../users/user.repository';
import { ERASURE_NOTE } from './erased-order.domain';
import { deleteAuthUser } from './erasure-job.service';
import { erasureEffect } from './erasure.records';
import { findErasure, findOwedRefunds, writeErasure } from './erasure.repository';

const PER_QUERY = 100;

async function everyPage<T extends { id: string; created_at: string }>(
  page: (after: T | undefined) => Promise<ListRow<T>[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const next = requireAllRows(await page(found.at(-1)));
    found.push(...next);
    if (next.length < PER_QUERY) return found;
  }
}

const ordersOf = ({ db }: Deps, uid: string) =>
  everyPage<OrderRecord>((after) => findOrdersByUser(db, uid, { limit: PER_QUERY, after }));
const albumsOf = ({ db }: Deps, uid: string) =>
  everyPage<AlbumRecord>((after) =>
    findAlbums(db, uid, { status: undefined, limit: PER_QUERY, after }),
  );

/** Whether an order is paid and not yet delivered. */
function isUnderWay({ payment_status, order_status }: OrderRecord): boolean {
  return payment_status === 'paid' && order_status !== 'Delivered' && order_status !== 'Cancelled';
}

function refused({ orders, refunds }: ErasureObstacles): AppError {
  const reasons = [
    ...(orders.length > 0 ? [`wait until ${orders.join(', ')} is delivered, or cancel it`] : []),
    ...(refunds.length > 0 ? [`wait for the refund of ${refunds.join(', ')}`] : []),
  ];
  const message = `Your account cannot be deleted yet: please ${reasons.join(', and ')}.`;
  return new AppError('conflict', message, { details: { orders, refunds } });
}

/** Cancels unpaid orders and refunds initial payments. */
async function cancelAll(
  deps: Deps,
  caller: SignedInCaller,
  { uid, orders }: { uid: string; orders: readonly OrderRecord[] },
): Promise<void> {
  const isOpen = ({ order_status, amounts }: OrderRecord) =>
    amounts !== null && (order_status === 'Pending' || order_status === 'processing');
  for (const { id } of orders.filter(isOpen)) {
    await cancelOrder(deps, { caller, id, note: ERASURE_NOTE, idempotency: null });
  }
  const albums = await albumsOf(deps, uid);
  for (const { id } of albums.filter(({ is_placed }) => !is_placed)) {
    await removeOwnAlbum(deps, { uid, id, idempotency: null });
  }
}

interface ErasureCall {
  caller: SignedInCaller;
  uid: string;
  by: StaffMember;
}

/** Checks that the caller is still an admin when erasing others, and that the last admin is not erased. */
async function assertRoles(
  reader: Pick<Database, 'get' | 'find'>,
  { caller, uid }: ErasureCall,
): Promise<void> {
  if (uid !== caller.uid) await assertStillAdmin(reader, caller.uid);
  else if (caller.role === 'admin') await assertOtherAdmin(reader, uid);
}

/** Stores the erasure; the background job completes it from here on. */
async function begin(deps: Deps, call: ErasureCall): Promise<void> {
  const { caller, uid, by } = call;
  const now = deps.clock.now().toISOString();
  await deps.db.transaction(async (tx) => {
    const profile = await findProfile(tx, uid);
    await assertRoles(tx, call);
    const record = { uid, requested_at: now, by_uid: caller.uid, due_at: now };
    writeErasure(tx, { ...record, stage: 'personal' });
    if (profile) updateProfile(tx, deps.clock, profile, { staff_role: 'customer' });
    if (uid === caller.uid) return;
    const erased = { action: 'user.erased', record: { kind: 'user', id: uid } } as const;
    recordDeferredStaffAction(tx, deps, { by, ...erased }, erasureEffect(record));
  });
}

/**
 * Deletes the caller's account, or any account for an admin. Cancels unpaid orders and refunds initial
 * payments, then deletes the sign-in; a background job erases the rest.
 * @throws AppError not_found for another account; conflict with the orders and refunds that have to end
 *   first, or for the last admin.
 */
export async function eraseAccount(
  deps: Deps,
  call: ErasureCall,
): Promise<AnswerOf<typeof deleteUser>> {
  const { caller, uid } = call;
  if (uid !== caller.uid && caller.role !== 'admin') throw userNotFoundError();
  if (!(await findProfile(deps.db, uid)) || (await findErasure(deps.db, uid)))
    throw userNotFoundError();
  await assertRoles(deps.db, call);
  const orders = await ordersOf(deps, uid);
  const underWay = orders.filter(isUnderWay).map(({ id }) => id);
  const owed = await findOwedRefunds(deps.db, uid);
  if (underWay.length + owed.length > 0) throw refused({ orders: underWay, refunds: owed });
  await cancelAll(deps, caller, { uid, orders });
  const left = await findOwedRefunds(deps.db, uid);
  if (left.length > 0) throw refused({ orders: [], refunds: left });
  await begin(deps, call);
  await deleteAuthUser(deps, uid);
  return { message: 'Your account has been deleted.' };
}
