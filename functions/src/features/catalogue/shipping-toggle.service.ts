import { shippingMethodCalls } from '@smriti/shared/catalogue/management';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { Deps } from '../../platform/deps';
import { once } from '../../platform/database/idempotency';
import { noteStaffAction } from '../audit/audit.service';
import { missingRecord } from './catalogue.domain';
import { catalogueRecords } from './catalogue.records';
import { presentPriced } from './catalogue.presenter';
import { versionOf } from './catalogue-versions.domain';
import { findRecord, writeRecord } from './catalogue-writes.repository';
import type { Write } from './writable-kind.service';

const KIND = 'shipping-methods';

/** Takes a method from the checkout, or offers it again. @throws AppError not_found. */
export function toggleShippingMethod(
  deps: Deps,
  { id, by, idempotency }: Write & { id: number },
): Promise<AnswerOf<typeof shippingMethodCalls.toggle>> {
  return once(deps, idempotency, shippingMethodCalls.toggle.response, async (tx) => {
    const before = await findRecord(tx, { kind: KIND, schema: catalogueRecords[KIND] }, id);
    if (!before) throw missingRecord(KIND);
    const { is_active } = before;
    const after = { ...before, is_active: !is_active, version: versionOf(before) + 1 };
    writeRecord(tx, KIND, after, { uid: by.uid, now: deps.clock.now() });
    noteStaffAction(tx, deps, {
      ...{ by, action: 'catalogue.changed', record: { kind: KIND, id } },
      ...{ before: { is_active }, after: { is_active: !is_active } },
    });
    return presentPriced(after);
  });
}
