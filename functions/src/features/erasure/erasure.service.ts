import type { deleteUser, ErasureObstacles } from '@smriti/shared/account/leaving';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, Staff } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { removeOwnAlbum } from '../albums/album-removal.service';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbums } from '../albums/album.repository';
import type { OrderRecord } from '../order-records/order.records';
import { noteStaffAction } from '../audit/audit.service';
import { cancelOne } from '../orders/cancel.service';
import { findOrders } from '../order-records/order.repository';
import { noSuchUser } from '../users/profile.service';
import { findProfile } from '../users/user.repository';
import { endSignIn } from './erasure-job.service';
import { findErasure, findOwedRefunds, writeErasure } from './erasure.repository';

const PER_QUERY = 100;
const NOTE = 'The account was deleted.';

/** Everything of a list that comes in pages. */
async function allOf<T extends { id: string; created_at: string }>(
  page: (after: T | undefined) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const next = await page(found.at(-1));
    found.push(...next);
    if (next.length < PER_QUERY) return found;
  }
}

const ordersOf = ({ db }: Deps, uid: string) =>
  allOf<OrderRecord>((after) => findOrders(db, uid, { limit: PER_QUERY, after }));
const albumsOf = ({ db }: Deps, uid: string) =>
  allOf<AlbumRecord>((after) =>
    findAlbums(db, uid, { status: undefined, limit: PER_QUERY, after }),
  );

/** Paid for, and not yet with the customer. */
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

/** Cancels what is not paid for, and gives back what was paid in advance. */
async function cancelAll(
  deps: Deps,
  caller: SignedInCaller,
  { uid, orders }: { uid: string; orders: readonly OrderRecord[] },
): Promise<void> {
  const isOpen = ({ order_status, amounts }: OrderRecord) =>
    amounts !== null && (order_status === 'Pending' || order_status === 'processing');
  for (const { id } of orders.filter(isOpen)) {
    await cancelOne(deps, { caller, id, note: NOTE, idempotency: null });
  }
  const albums = await albumsOf(deps, uid);
  for (const { id } of albums.filter(({ is_placed }) => !is_placed)) {
    await removeOwnAlbum(deps, { uid, id, idempotency: null });
  }
}

/**
 * Deletes an account, one's own or, for an admin, anybody's. What is not paid for is cancelled
 * first, and what was paid in advance handed back to the provider; then the sign-in goes, and a
 * background job erases the rest.
 * @throws AppError not_found for anybody else's; conflict with what has to end first.
 */
export async function eraseAccount(
  deps: Deps,
  { caller, uid, by }: { caller: SignedInCaller; uid: string; by: Staff },
): Promise<AnswerOf<typeof deleteUser>> {
  if (uid !== caller.uid && caller.role !== 'admin') throw noSuchUser();
  if (!(await findProfile(deps.db, uid)) || (await findErasure(deps.db, uid))) throw noSuchUser();
  const orders = await ordersOf(deps, uid);
  const underWay = orders.filter(isUnderWay).map(({ id }) => id);
  const owed = await findOwedRefunds(deps.db, uid);
  if (underWay.length + owed.length > 0) throw refused({ orders: underWay, refunds: owed });
  await cancelAll(deps, caller, { uid, orders });
  const left = await findOwedRefunds(deps.db, uid);
  if (left.length > 0) throw refused({ orders: [], refunds: left });
  const now = deps.clock.now().toISOString();
  await deps.db.batch((writes) => {
    const record = { uid, requested_at: now, by_uid: caller.uid, due_at: now };
    writeErasure(writes, { ...record, stage: 'personal' });
    if (uid === caller.uid) return;
    const erased = { action: 'user.erased', record: { kind: 'user', id: uid } } as const;
    noteStaffAction(writes, deps, { by, ...erased });
  });
  await endSignIn(deps, uid);
  return { message: 'Your account has been deleted.' };
}
