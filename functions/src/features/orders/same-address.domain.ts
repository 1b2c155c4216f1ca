import { PARCEL_ADDRESS_FIELDS } from '@smriti/shared/order/delivery-addresses';
import type { DeliveryAddress } from '@smriti/shared/order/orders';
import type { OrderRecord } from './order.records';

/** Key of an address; equal for addresses that can share a parcel. */
export function addressKey(address: DeliveryAddress): string {
  return JSON.stringify(PARCEL_ADDRESS_FIELDS.map((name) => address[name]));
}

type Addressed = Pick<OrderRecord, 'address'>;

/** Whether two orders go to the same address, so that they can share a parcel. */
export function hasSameAddress(
  { address: one }: Addressed,
  { address: other }: Addressed,
): boolean {
  return one !== null && other !== null && addressKey(one) === addressKey(other);
}
