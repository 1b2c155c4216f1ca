/* Delivery addresses of orders, and their changes by staff. */

import { findProblems, isPhone, isPinCode, type FieldProblem } from '../account/address-validation';
import { isEmail } from '../account/emails';
import type { OrderStatus } from './order-states';
import type { DeliveryAddress } from './orders';
import { hasPrintingBegun, type PrintState } from './print-states';

/** Required fields of an order's delivery address, in the order of the form. */
export const DELIVERY_ADDRESS_FIELDS = [
  'contact_name',
  'contact_phone',
  'contact_email',
  'shipping_address_line1',
  'city',
  'state',
  'postal_code',
] as const;
export type DeliveryAddressField = (typeof DELIVERY_ADDRESS_FIELDS)[number];

/** All failing fields of an order's delivery address, by the same rules as saved addresses. */
export function deliveryAddressProblems(
  address: Readonly<Record<DeliveryAddressField, string>>,
): FieldProblem<DeliveryAddressField>[] {
  return findProblems(address, DELIVERY_ADDRESS_FIELDS, {
    contact_email: isEmail,
    contact_phone: isPhone,
    postal_code: isPinCode,
  });
}

/** Fields of an address that have to be equal for orders to share a parcel. */
export const PARCEL_ADDRESS_FIELDS = [
  'contact_name',
  'contact_phone',
  'shipping_address_line1',
  'shipping_address_line2',
  'city',
  'state',
  'country',
  'postal_code',
] as const satisfies (keyof DeliveryAddress)[];

/** Whether staff can change the address of an order: from its placement until its printing begins. */
export function isAddressChangeable(order: {
  order_status: OrderStatus;
  print_state: PrintState | null;
}): boolean {
  return order.order_status === 'processing' && !hasPrintingBegun(order.print_state);
}
