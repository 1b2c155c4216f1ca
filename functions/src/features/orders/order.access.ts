import { canReadCustomers } from '@smriti/shared/account/roles';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller } from '../../platform/caller';
import type { Database } from '../../platform/database/database';
import type { OrderRecord, PlacementRecord } from './order.records';
import { findOrder } from './order.repository';
import { isPrintJob } from './print-room.domain';
import { findPlacement } from './placement.repository';

type Reader = Pick<Database, 'get'>;

export function orderNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such order.');
}

/** @throws AppError not_found unless the order exists and belongs to the caller. */
export function assertOwnOrder(
  order: OrderRecord | null | undefined,
  uid: string,
): asserts order is OrderRecord {
  if (order?.user_id !== uid) throw orderNotFoundError();
}

/** @throws AppError not_found unless the order belongs to the caller. */
export async function findOwnOrder(reader: Reader, uid: string, id: string): Promise<OrderRecord> {
  const order = await findOrder(reader, id);
  assertOwnOrder(order, uid);
  return order;
}

/**
 * Finds an order that the caller may read: their own, or any for support and admins
 * (docs/rules.md#roles-2).
 * @throws AppError not_found, the same for other customers' orders and missing ones.
 */
export async function findVisibleOrder(
  reader: Reader,
  caller: SignedInCaller,
  id: string,
): Promise<OrderRecord> {
  const order = await findOrder(reader, id);
  const maySee = order?.user_id === caller.uid || canReadCustomers(caller.role);
  if (!order || !maySee) throw orderNotFoundError();
  return order;
}

/**
 * Finds an order that the caller may cancel: their own, or any for an admin.
 * @throws AppError not_found, the same for other customers' orders and missing ones.
 */
export async function findOrderToCancel(
  reader: Reader,
  caller: SignedInCaller,
  id: string,
): Promise<OrderRecord> {
  const order = await findOrder(reader, id);
  const mayCancel = order?.user_id === caller.uid || caller.role === 'admin';
  if (!order || !mayCancel) throw orderNotFoundError();
  return order;
}

/** The role in which a member of staff moves orders. @throws AppError forbidden for other roles. */
export function staffOrderActor({ role }: Pick<SignedInCaller, 'role'>): 'printer' | 'admin' {
  if (role === 'printer' || role === 'admin') return role;
  throw new AppError('forbidden', 'Your account may not do this.');
}

/**
 * Finds an order for staff: support and admins can see all, printers those to print or ship
 * (docs/rules.md#roles-8).
 * @throws AppError not_found for an order outside their role.
 */
export async function findOrderForStaff(
  reader: Reader,
  { role }: Pick<SignedInCaller, 'role'>,
  id: string,
): Promise<OrderRecord> {
  const order = await findOrder(reader, id);
  const maySee =
    order !== null && (canReadCustomers(role) || (role === 'printer' && isPrintJob(order)));
  if (!maySee) throw orderNotFoundError();
  return order;
}

/** @throws AppError not_found unless the placement belongs to the caller. */
export async function findOwnPlacement(
  reader: Reader,
  uid: string,
  id: string,
): Promise<PlacementRecord> {
  const placement = await findPlacement(reader, id);
  if (placement?.user_id !== uid) throw orderNotFoundError();
  return placement;
}
