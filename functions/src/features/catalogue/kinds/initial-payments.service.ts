import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { initialPaymentDefinition } from '@smriti/shared/catalogue/managed/initial-payments';
import type { DatabaseTransaction } from '../../../platform/database/database';
import { findInitialPaymentIds } from '../writes/catalogue-writes.repository';
import { presentInitialPayment } from '../catalogue.presenter';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

/** @throws AppError conflict when the product, or the default, has another setting. */
async function assertOnlySetting(
  tx: DatabaseTransaction,
  { product_id }: OutputOf<typeof initialPaymentDefinition.calls.create.body>,
  before: { id: number } | null,
): Promise<void> {
  const ids = await findInitialPaymentIds(tx, product_id);
  if (ids.every((id) => id === before?.id)) return;
  const whose = product_id === null ? 'The default' : 'This product';
  throw new AppError('conflict', `${whose} has a setting already. Please change that one.`);
}

/**
 * The default applies to products without their own setting; without a default, no initial payment is due.
 */
export const writableInitialPayments: WritableOf<typeof initialPaymentDefinition> = {
  kind: 'initial-payments',
  schema: catalogueRecords['initial-payments'],
  calls: initialPaymentDefinition.calls,
  toForm: (setting) => {
    const { product_id, payment_type } = setting;
    const amount =
      setting.payment_type === 'fixed' ? toRupees(setting.amount_paise) : setting.percent;
    return { product_id, payment_type, amount };
  },
  toRecord: (id, { product_id, payment_type, amount }) =>
    payment_type === 'fixed'
      ? { id, product_id, payment_type, amount_paise: toPaise(amount) }
      : { id, product_id, payment_type, percent: amount },
  present: presentInitialPayment,
  searchTexts: () => [],
  references: { product_id: 'products' },
  problems: ({ payment_type, amount }) =>
    payment_type === 'percentage' && amount > 100
      ? [{ field: 'amount', message: 'must be at most 100 percent' }]
      : [],
  check: assertOnlySetting,
};
