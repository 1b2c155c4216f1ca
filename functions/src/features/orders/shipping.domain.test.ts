import { expect, it } from 'vitest';
import { isShipmentUndoOpen, shipmentUndoEnd } from './shipping.domain';

const made = {
  by: 'admin',
  by_uid: 'a',
  payment_status: 'paid',
  print_state: null,
  note: '',
} as const;
const shippedAt = (at: string) => ({ ...made, at, from: 'processing', to: 'Shipped' }) as const;
const shipped = {
  order_status: 'Shipped',
  history: [
    shippedAt('2026-03-01T08:00:00.000Z'),
    { ...made, at: '2026-03-01T08:10:00.000Z', from: 'Shipped', to: 'processing' },
    shippedAt('2026-03-01T10:00:00.000Z'),
    // a payment event does not move the end
    { ...made, at: '2026-03-01T10:30:00.000Z', from: 'Shipped', to: 'Shipped' },
  ],
} as const;
const order = { ...shipped, history: [...shipped.history] };

it('is an hour after the last shipment', () => {
  expect(shipmentUndoEnd(order)).toBe('2026-03-01T11:00:00.000Z');
  expect(isShipmentUndoOpen(order, new Date('2026-03-01T10:59:59.999Z'))).toBe(true);
  expect(isShipmentUndoOpen(order, new Date('2026-03-01T11:00:00.000Z'))).toBe(false);
});

it('is null for an order that is not Shipped', () => {
  for (const order_status of ['processing', 'Delivered', 'Cancelled'] as const) {
    expect(shipmentUndoEnd({ ...order, order_status })).toBeNull();
    expect(isShipmentUndoOpen({ ...order, order_status }, new Date(0))).toBe(false);
  }
});
