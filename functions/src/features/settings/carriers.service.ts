import {
  carrierKey,
  type CarrierSettings,
  changeCarriers,
  trackingUrl,
} from '@smriti/shared/order/carriers';
import type { StaffCall } from '../../platform/staff-call';
import { createCachedValue } from '../../platform/cached-value';
import { runOnce } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { recordStaffAction } from '../audit/audit.service';
import { findCarriers, writeCarriers } from './carriers.repository';

type Reads = Pick<Deps, 'db' | 'clock'>;

/** Cache time per instance in ms. */
const FRESH_MILLISECONDS = 5_000;
const recentCarriers = createCachedValue(FRESH_MILLISECONDS, findCarriers);

/** The carriers of the shop, at most 5 s old. */
export function getCurrentCarriers(reads: Reads): Promise<CarrierSettings> {
  return recentCarriers.current(reads);
}

/** Address of the page that tracks a parcel; null when unknown. */
export async function findTrackingUrl(
  reads: Reads,
  shipment: Parameters<typeof trackingUrl>[1],
): Promise<string | null> {
  const { carriers } = await getCurrentCarriers(reads);
  return trackingUrl(carriers, shipment);
}

/** @throws AppError invalid_input for two carriers whose names differ at most in case and spaces. */
function assertDistinct({ carriers }: CarrierSettings): void {
  const keys = carriers.map(({ name }) => carrierKey(name));
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice === -1) return;
  const message = 'This carrier is in the list twice.';
  throw invalidFieldsError([{ field: `carriers.${twice}.name`, message }]);
}

/** Replaces the carriers, for admins. @throws AppError invalid_input. */
export async function setCarriers(
  deps: Deps,
  { by, form: value, idempotency }: StaffCall<typeof changeCarriers>,
): Promise<CarrierSettings> {
  assertDistinct(value);
  const answer = await runOnce(deps, idempotency, changeCarriers.response, async (tx) => {
    const before = await findCarriers(tx);
    writeCarriers(tx, value);
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.carriers',
      record: { kind: 'settings', id: 'carriers' },
      before: { carriers: before.carriers.length },
      after: { carriers: value.carriers.length },
    });
    return value;
  });
  recentCarriers.forget(deps);
  return answer;
}
