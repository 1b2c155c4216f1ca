import { shippingMethodDefinition } from '@smriti/shared/catalogue/managed/shipping-methods';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { Deps } from '../../../platform/deps';
import { runOnce } from '../../../platform/database/idempotency';
import { recordStaffAction } from '../../audit/audit.service';
import { recordNotFoundError } from '../catalogue.domain';
import { presentPricedOption } from '../catalogue.presenter';
import { recordVersion } from './catalogue-versions.domain';
import { findRecord, writeCatalogueRecord } from './catalogue-writes.repository';
import { catalogueRecords } from '../catalogue.records';
import type { RecordWrite } from './writable-kind.service';

const KIND = 'shipping-methods';
const { toggle } = shippingMethodDefinition.calls;

/** Removes a method from the checkout, or adds it again. @throws AppError not_found. */
export function toggleShippingMethod(
  deps: Deps,
  { id, by, idempotency }: RecordWrite & { id: number },
): Promise<AnswerOf<typeof toggle>> {
  return runOnce(deps, idempotency, toggle.response, async (tx) => {
    const before = await findRecord(
      tx,
      { kind: KIND, schema: catalogueRecords['shipping-methods'] },
      id,
    );
    if (!before) throw recordNotFoundError(KIND);
    const { is_active } = before;
    const after = { ...before, is_active: !is_active, version: recordVersion(before) + 1 };
    writeCatalogueRecord(tx, KIND, after, { uid: by.uid, now: deps.clock.now() });
    recordStaffAction(tx, deps, {
      by,
      action: 'catalogue.changed',
      record: { kind: KIND, id },
      before: { is_active },
      after: { is_active: !is_active },
    });
    return presentPricedOption(after);
  });
}
