import {
  type DeliveryAddressField,
  DELIVERY_ADDRESS_FIELDS,
  deliveryAddressProblems,
  isAddressChangeable,
} from '@smriti/shared/order/delivery-addresses';
import { SHOP_COUNTRY } from '@smriti/shared/account/addresses';
import type { FieldProblem } from '@smriti/shared/base/errors';
import { findStateOfAddress } from '@smriti/shared/base/indian-states';
import { MAX_ADDRESS_CHANGES } from '@smriti/shared/order/order-address';
import type { DeliveryAddress } from '@smriti/shared/order/orders';
import type { InvoiceRecord } from '../../invoices/invoice.records';
import { normalisePhone } from '../../users/user.domain';
import type { OrderRecord } from '../order.records';

/** Error texts of empty fields. */
const MISSING_TEXTS: Readonly<Record<DeliveryAddressField, string>> = {
  contact_name: 'Write the name of the recipient.',
  contact_phone: 'Write the phone number of the recipient.',
  contact_email: 'Write the e-mail address of the recipient.',
  shipping_address_line1: 'Write the street and the house number.',
  city: 'Write the city.',
  state: 'Write the state.',
  postal_code: 'Write the PIN code.',
};

const INVALID_TEXTS: Partial<Record<DeliveryAddressField, string>> = {
  contact_phone: 'This is not a phone number.',
  contact_email: 'This is not an e-mail address.',
  postal_code: 'A PIN code has 6 digits and does not begin with 0.',
};

type AddressForm = Readonly<Record<DeliveryAddressField, string>>;

/** All problems of a delivery address, by the rules of saved addresses (docs/rules.md#addresses-1). */
export function listDeliveryFormProblems(form: AddressForm): FieldProblem[] {
  return deliveryAddressProblems(form).map(({ field, kind }) => ({
    field,
    message: (kind === 'invalid' && INVALID_TEXTS[field]) || MISSING_TEXTS[field],
  }));
}

/** The delivery address of a form: phone and PIN code without separators. */
export function toDeliveryAddress(form: AddressForm): DeliveryAddress {
  return {
    contact_name: form.contact_name,
    contact_phone: normalisePhone(form.contact_phone),
    contact_email: form.contact_email,
    shipping_address_line1: form.shipping_address_line1,
    shipping_address_line2: '',
    city: form.city,
    state: form.state,
    country: SHOP_COUNTRY,
    postal_code: form.postal_code.replace(/\s/g, ''),
  };
}

/** Fields that differ between two addresses. */
export function changedAddressFields(
  before: DeliveryAddress,
  after: DeliveryAddress,
): DeliveryAddressField[] {
  return DELIVERY_ADDRESS_FIELDS.filter((field) => before[field] !== after[field]);
}

type Addressed = Pick<
  OrderRecord,
  'order_status' | 'print_state' | 'address' | 'address_changes' | 'placed_at'
>;

/** Reason why the address of an order cannot be changed now, as a sentence; null if it can. */
export function addressRefusalReason(order: Addressed): string | null {
  const { order_status, address, address_changes, placed_at } = order;
  if (order_status === 'Cancelled') return 'This order is cancelled: it is sent nowhere.';
  if (address === null || placed_at === null) {
    return 'The customer chooses the address of this order at the checkout.';
  }
  if (order_status !== 'processing') {
    return 'This order has been sent: its address can no longer be changed.';
  }
  if (!isAddressChangeable(order)) {
    return 'Printing of this order has begun: its address can no longer be changed.';
  }
  if (address_changes.length < MAX_ADDRESS_CHANGES) return null;
  return `The address of this order was changed ${MAX_ADDRESS_CHANGES} times: that is the most.`;
}

/**
 * Reason why an invoiced order cannot go to an address, as a sentence; null if it can. An invoice never
 * changes, and its tax belongs to the state of delivery (docs/rules.md#orders-23).
 */
export function invoicedStateRefusalReason(
  invoice: Pick<InvoiceRecord, 'order_id' | 'place_of_supply' | 'seller'>,
  address: DeliveryAddress,
): string | null {
  const { order_id, place_of_supply: place, seller } = invoice;
  const state = findStateOfAddress(address);
  const isSame = state?.code === place?.code;
  // An invoice without a state has the tax of another state than the seller's.
  const isStillOther = place === null && state?.code !== seller.state.code;
  if (isSame || isStillOther) return null;
  const invoiced = place?.name ?? 'another state';
  return (
    `The invoice of order ${order_id} was issued for ${invoiced}, and its tax belongs to that state. ` +
    'To send it to another state, cancel the order and place it again.'
  );
}
