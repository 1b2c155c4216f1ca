import { AppError } from '@smriti/shared/base/errors';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { formatDay } from '../../../platform/formats/formats';
import { NOTHING, type Plan } from '../../../platform/database/plan';
import type { OrderRecord } from '../../orders/order.records';
import { settingsOf } from '../../orders/order-settings.domain';
import { beginRetention } from './retention.domain';
import { findRetention, writeRetention } from './retention.repository';

/** Notes until when the originals of an order that is delivered now are kept. */
export function noteDelivery(
  tx: DatabaseTransaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: Pick<OrderRecord, 'album_id' | 'user_id' | 'settings'>,
): void {
  const { album_id: id, user_id } = order;
  const settings = settingsOf(order, config.shop);
  writeRetention(tx, beginRetention({ id, user_id }, clock.now(), settings));
}

/**
 * Plans that the originals of an album whose order is cancelled now are kept no longer than others
 * are: from now on, unless they have a time already. An order that needs them still puts it off.
 */
export async function planCancelled(
  tx: DatabaseTransaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: Pick<OrderRecord, 'album_id' | 'user_id' | 'settings'>,
): Promise<Plan> {
  const { album_id: id, user_id } = order;
  if (await findRetention(tx, id)) return NOTHING;
  const settings = settingsOf(order, config.shop);
  const record = beginRetention({ id, user_id }, clock.now(), settings);
  return { write: () => writeRetention(tx, record) };
}

/** When the originals of an album were deleted; null while they are there. */
export async function originalsDeletedAt(
  reader: Pick<Database, 'getAll'>,
  albumId: string,
): Promise<string | null> {
  return (await findRetention(reader, albumId))?.deleted_at ?? null;
}

/** @throws AppError business_rule for an album whose originals were deleted. */
export async function assertOriginals(
  reader: Pick<Database, 'getAll'>,
  albumId: string,
): Promise<void> {
  const deletedAt = await originalsDeletedAt(reader, albumId);
  if (deletedAt === null) return;
  const date = formatDay(new Date(deletedAt));
  const message = `The photos of this album were deleted on ${date}. Please make it again.`;
  throw new AppError('business_rule', message);
}
