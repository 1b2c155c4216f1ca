import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import * as orderAddress from '@smriti/shared/order/order-address';
import type { DeliveryAddress } from '@smriti/shared/order/orders';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { commitPlan } from '../../../platform/database/plan';
import type { Deps } from '../../../platform/deps';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import type { StaffCall } from '../../../platform/staff-call';
import { recordStaffAction } from '../../audit/audit.service';
import { findCatalogueRecord } from '../../catalogue/catalogue.domain';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { findInvoices } from '../../invoices/invoice.repository';
import { findRecipient } from '../../mail/mail-recipient.service';
import { mailId } from '../../mail/mail-texts.presenter';
import { queueMail } from '../../mail/mail.repository';
import { presentOrderDetailWithCover } from '../order-answers.service';
import { findOrderForStaff } from '../order.access';
import { presentAddress } from '../order.presenter';
import type { AddressChange, OrderRecord } from '../order.records';
import { writeOrder } from '../order.repository';
import {
  addressRefusalReason,
  changedAddressFields,
  listDeliveryFormProblems,
  invoicedStateRefusalReason,
  toDeliveryAddress,
} from './order-address.domain';
import { findOrdersToSameAddress } from './print-job.service';

type AddressCall = StaffCall<typeof orderAddress.changeOrderAddress>;

/** Other orders of a placement that can get the new address too: same address, nothing printed yet. */
export async function findOrdersInParcelToReaddress(
  reader: Pick<Database, 'get' | 'getAll'>,
  order: OrderRecord,
): Promise<OrderRecord[]> {
  const others = await findOrdersToSameAddress(reader, order);
  return others.filter((other) => addressRefusalReason(other) === null);
}

/** @throws AppError conflict with the current address for an outdated version. */
function assertCurrent(order: OrderRecord, { version }: AddressCall['form']): void {
  const current = order.address_changes.length;
  if (version === current) return;
  throw new AppError(
    'conflict',
    'Somebody else has changed this address in the meantime. Please look at both.',
    { details: { ...presentAddress(order), version: current } },
  );
}

/** @throws AppError business_rule when the order's shipping method does not deliver there. */
async function assertDeliverable(
  deps: Deps,
  { shipping }: OrderRecord,
  { postal_code }: DeliveryAddress,
): Promise<void> {
  if (!shipping) return;
  const catalogue = await getCurrentCatalogue(deps);
  const method = findCatalogueRecord(catalogue, 'shipping-methods', shipping.id);
  if (!method || deliversToPinCode(method, postal_code)) return;
  const message =
    `${shipping.name} does not deliver to PIN code ${postal_code}. ` +
    'Cancel the order and place it again with another way of delivery.';
  throw new AppError('business_rule', message);
}

/** @throws AppError business_rule when the order cannot go to this address, with the order's number. */
async function assertMayGoTo(
  tx: DatabaseTransaction,
  deps: Deps,
  order: OrderRecord,
  address: DeliveryAddress,
): Promise<void> {
  await assertDeliverable(deps, order, address);
  const [invoice] = await findInvoices(tx, order.id);
  const refusal = invoice ? invoicedStateRefusalReason(invoice, address) : null;
  if (refusal !== null) throw new AppError('business_rule', refusal);
}

/**
 * Changes the delivery address of a placed order whose printing has not begun, and tells the customer by mail
 * (docs/rules.md#orders-23). No effect if the order has this address already.
 * @throws AppError invalid_input with every failing field; not_found; conflict with the current address;
 * business_rule for an order or an address that does not allow it.
 */
export async function changeOrderAddress(
  deps: Deps,
  { by, id, form, idempotency }: AddressCall,
): Promise<AnswerOf<typeof orderAddress.changeOrderAddress>> {
  const { response } = orderAddress.changeOrderAddress;
  return commitPlan(deps, idempotency, response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    const problems = listDeliveryFormProblems(form);
    if (problems.length > 0) throw invalidFieldsError(problems);
    const refusal = addressRefusalReason(order);
    if (refusal !== null) throw new AppError('business_rule', refusal);
    assertCurrent(order, form);
    const address = toDeliveryAddress(form);
    const view = { deps, uid: by.uid };
    if (changedAddressFields(presentAddress(order), address).length === 0) {
      return { answer: { order: await presentOrderDetailWithCover(tx, view, order) }, plan: null };
    }
    const orders = [order, ...(form.along ? await findOrdersInParcelToReaddress(tx, order) : [])];
    for (const one of orders) await assertMayGoTo(tx, deps, one, address);
    const at = deps.clock.now().toISOString();
    const mail = {
      type: 'order_address_changed',
      to: await findRecipient(tx, order.user_id),
      orderId: id,
      change: form.version + 1,
      orders: orders.map((one) => ({ id: one.id, title: one.album.title })),
      isPaid: order.payment_status === 'paid',
      address,
    } as const;
    const change = { at, by_uid: by.uid, after: address, mail_id: mailId(mail) };
    const answer = {
      order: await presentOrderDetailWithCover(tx, view, withAddress(order, change)),
    };
    const plan = {
      write() {
        for (const one of orders) {
          writeOrder(tx, withAddress(one, change));
          recordStaffAction(tx, deps, {
            by,
            action: 'order.address',
            record: { kind: 'order', id: one.id },
            after: { changed: changedAddressFields(presentAddress(one), address) },
          });
        }
        queueMail(tx, deps, mail);
      },
    };
    return { answer, plan };
  });
}

/** The order with another address, and the change in its history. */
function withAddress(order: OrderRecord, change: Omit<AddressChange, 'before'>): OrderRecord {
  return {
    ...order,
    // The address is no longer a copy of a saved one.
    address: { id: '', ...change.after },
    address_changes: [...order.address_changes, { ...change, before: presentAddress(order) }],
    updated_at: change.at,
  };
}
