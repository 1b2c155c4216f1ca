import { shippingMethodKind } from '@smriti/shared/catalogue/managed/shipping-methods';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { Deps } from '../../../platform/deps';
import { runOnce } from '../../../platform/database/idempotency';
import { noteStaffAction } from '../../audit/audit.service';
import { missingRecord } from '../catalogue.domain';
import { presentPriced } from '../catalogue.presenter';
import { versionOf } from './catalogue-versions.domain';
import { findRecord, writeRecord } from './catalogue-writes.repository';
import { catalogueRecords } from '../catalogue.records';
import type { Write } from './writable-kind.service';

const KIND = 'shipping-methods';
const { toggle } = shippingMethodKind.calls;

/** Removes a method from the checkout, or adds it again. @throws AppError not_found. */
export function toggleShippingMethod(
  deps: Deps,
  { id, by, idempotency }: Write & { id: number },
): Promise<AnswerOf<typeof toggle>> {
  return runOnce(deps, idempotency, toggle.response, async (tx) => {
    const before = await findRecord(
      tx,
      { kind: KIND, schema: catalogueRecords['shipping-methods'] },
      id,
    );
    if (!before) throw missingRecord(KIND);
    const { is_active } = before;
    const after = { ...before, is_active: !is_active, version: versionOf(before) + 1 };
    writeRecord(tx, KIND, after, { uid: by.uid, now: deps.clock.now() });
    noteStaffAction(tx, deps, {
      by,
      action: 'catalogue.changed',
      record: { kind: KIND, id },
      before: { is_active },
      after: { is_active: !is_active },
    });
    return presentPriced(after);
  });
}
