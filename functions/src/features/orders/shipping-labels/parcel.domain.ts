import type { OrderRecord } from '../order.records';

/** What goes into one parcel, and where it comes from. */
export interface Parcel {
  /** The order that was asked for comes first. */
  orders: readonly [OrderRecord, ...OrderRecord[]];
  address: NonNullable<OrderRecord['address']>;
  /** The print shop, else the seller as on the invoice; null before there is one. `phone`: '' for none. */
  sender: { name: string; address: string; phone: string } | null;
}
