import { AppError } from '@smriti/shared/base/errors';
import { toPaise } from '@smriti/shared/base/money';
import {
  type InitialPayment,
  initialPayments,
  type InitialPaymentSetting,
} from '@smriti/shared/catalogue/reference-data';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { refusedFields } from '../../platform/refused-fields';
import { presentInitialPayment } from './catalogue.presenter';
import {
  findInitialPayment,
  findSettingsOf,
  hasProduct,
  type InitialPaymentRecord,
  nextInitialPaymentId,
  removeInitialPayment,
  writeInitialPayment,
} from './initial-payments.repository';

function toRecord(id: number, setting: InitialPaymentSetting): InitialPaymentRecord {
  const { product_id, payment_type, amount } = setting;
  return payment_type === 'fixed'
    ? { id, product_id, payment_type, amount_paise: toPaise(amount) }
    : { id, product_id, payment_type, percent: amount };
}

/** @throws AppError invalid_input without such a product, conflict when it has another setting. */
async function assertFits(
  tx: DatabaseTransaction,
  { product_id }: InitialPaymentSetting,
  ownId: number | null,
): Promise<void> {
  if (product_id !== null && !(await hasProduct(tx, product_id))) {
    throw refusedFields([{ field: 'product_id', message: 'There is no such product.' }]);
  }
  const others = (await findSettingsOf(tx, product_id)).filter((id) => id !== ownId);
  if (others.length === 0) return;
  const whose = product_id === null ? 'The default' : 'This product';
  throw new AppError('conflict', `${whose} has a setting already: change that one.`);
}

async function assertExists(tx: DatabaseTransaction, id: number): Promise<void> {
  if (await findInitialPayment(tx, id)) return;
  throw new AppError('not_found', 'There is no such initial payment.');
}

interface Write {
  idempotency: IdempotencyClaim | null;
}

/**
 * Sets what is paid at the request of a product's designs, or of all that have no setting of their
 * own. The compiled catalogue has it within seconds.
 * @throws AppError invalid_input or conflict.
 */
export function addInitialPayment(
  deps: Deps,
  { setting, idempotency }: Write & { setting: InitialPaymentSetting },
): Promise<InitialPayment> {
  return once(deps, idempotency, initialPayments.create.response, async (tx) => {
    await assertFits(tx, setting, null);
    const record = toRecord(await nextInitialPaymentId(tx), setting);
    writeInitialPayment(tx, record);
    return presentInitialPayment(record);
  });
}

/** Replaces a setting. @throws AppError not_found, invalid_input or conflict. */
export function changeInitialPayment(
  deps: Deps,
  { id, setting, idempotency }: Write & { id: number; setting: InitialPaymentSetting },
): Promise<InitialPayment> {
  return once(deps, idempotency, initialPayments.update.response, async (tx) => {
    await assertExists(tx, id);
    await assertFits(tx, setting, id);
    const record = toRecord(id, setting);
    writeInitialPayment(tx, record);
    return presentInitialPayment(record);
  });
}

/** Removes a setting: the default counts then, or nothing is asked. @throws AppError not_found. */
export function deleteInitialPayment(
  deps: Deps,
  { id, idempotency }: Write & { id: number },
): Promise<{ message: string }> {
  return once(deps, idempotency, initialPayments.remove.response, async (tx) => {
    await assertExists(tx, id);
    removeInitialPayment(tx, id);
    return { message: 'The initial payment was deleted.' };
  });
}
