import { AppError } from '@smriti/shared/base/errors';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { formatDay } from '../../../platform/formats/formats';
import { EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import type { OrderRecord } from '../../orders/order.records';
import { orderSettings } from '../../orders/order-settings.domain';
import { createRetentionRecord } from './retention.domain';
import { findRetention, writeRetention } from './retention.repository';

export function planRetentionStart(
  tx: DatabaseTransaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: Pick<OrderRecord, 'album_id' | 'user_id' | 'settings'>,
): void {
  const { album_id: id, user_id } = order;
  const settings = orderSettings(order, config.shop);
  writeRetention(tx, createRetentionRecord({ id, user_id }, clock.now(), settings));
}

/**
 * Plans the retention start of an album whose order is cancelled now, unless it has one already. Another
 * order that needs the originals postpones the deletion.
 */
export async function planRetentionOfCancelledOrder(
  tx: DatabaseTransaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: Pick<OrderRecord, 'album_id' | 'user_id' | 'settings'>,
): Promise<Plan> {
  const { album_id: id, user_id } = order;
  if (await findRetention(tx, id)) return EMPTY_PLAN;
  const settings = orderSettings(order, config.shop);
  const record = createRetentionRecord({ id, user_id }, clock.now(), settings);
  return { write: () => writeRetention(tx, record) };
}

/** Time of deletion of an album's originals; null while they exist. */
export async function findOriginalsDeletedAt(
  reader: Pick<Database, 'getAll'>,
  albumId: string,
): Promise<string | null> {
  return (await findRetention(reader, albumId))?.deleted_at ?? null;
}

/** @throws AppError business_rule for an album with deleted originals. */
export async function assertOriginalsNotDeleted(
  reader: Pick<Database, 'getAll'>,
  albumId: string,
): Promise<void> {
  const deletedAt = await findOriginalsDeletedAt(reader, albumId);
  if (deletedAt === null) return;
  const date = formatDay(new Date(deletedAt));
  const message = `The photos of this album were deleted on ${date}. Please make it again.`;
  throw new AppError('business_rule', message);
}
