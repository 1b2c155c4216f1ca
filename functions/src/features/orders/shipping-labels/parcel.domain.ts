import type { OrderRecord } from '../order.records';

/** The contents and sender of one parcel. */
export interface Parcel {
  /** Orders in the parcel, the requested order first. */
  orders: readonly [OrderRecord, ...OrderRecord[]];
  address: NonNullable<OrderRecord['address']>;
  /**
   * The print shop, otherwise the seller of the invoice; null when neither is set. `phone`: '' if none.
   */
  sender: { name: string; address: string; phone: string } | null;
}
