import type { StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import { recordStaffAction } from '../audit/audit.service';
import type { OrderRecord } from './order.records';

const stateOf = ({ order_status, payment_status }: OrderRecord) => ({
  order_status,
  payment_status,
});

const TRACKING_FIELDS = ['carrier', 'tracking_number'] as const;

/** Lists the shipment fields that differ between two versions of an order. */
function trackingChanged(before: OrderRecord, after: OrderRecord) {
  const said = ({ shipment }: OrderRecord, field: (typeof TRACKING_FIELDS)[number]) =>
    shipment?.[field] ?? '';
  return TRACKING_FIELDS.filter((field) => said(before, field) !== said(after, field));
}

/**
 * Plans the audit entry of a change by staff: a move of the order or its payment, otherwise the changed
 * shipment fields.
 */
export function planAuditEntry(
  tx: DatabaseTransaction,
  deps: Deps,
  by: StaffMember,
  { before, after }: { before: OrderRecord; after: OrderRecord },
): Plan {
  const record = { kind: 'order', id: before.id } as const;
  const isMove = after.history.length > before.history.length;
  const states = { before: stateOf(before), after: stateOf(after) };
  return {
    write() {
      if (isMove) {
        recordStaffAction(tx, deps, { by, action: 'order.status', record, ...states });
        return;
      }
      const changed = trackingChanged(before, after);
      if (changed.length === 0) return;
      recordStaffAction(tx, deps, { by, action: 'order.tracking', record, after: { changed } });
    },
  };
}
