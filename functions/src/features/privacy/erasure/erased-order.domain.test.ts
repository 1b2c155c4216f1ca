import { describe, expect, it } from 'vitest';
import { TEST_COVER, TEST_COVER_TITLE } from '../../albums/album.test-data';
import { pendingOrder } from '../../orders/order.test-data';
import type { OrderRecord } from '../../orders/order.records';
import { anonymiseOrder, ERASURE_NOTE, reduceErasedOrder } from './erased-order.domain';

const at = '2026-01-02T10:00:00.000Z';
const pending = pendingOrder('ORDK7MP2QXD');
const [made] = pending.history;

function eventOf(by: 'owner' | 'admin', note: string): OrderRecord['history'][number] {
  if (!made) throw new Error('an order without a history');
  return { ...made, by, note };
}

const placed: OrderRecord = {
  ...pending,
  placed_at: at,
  customer: { name: 'Asha Verma', email: 'asha@example.in', phone: '9876543210' },
  address: {
    id: 'home',
    contact_name: 'Asha Verma',
    contact_phone: '9876543210',
    contact_email: 'asha@example.in',
    shipping_address_line1: '12, Lake Road',
    shipping_address_line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
    country: 'India',
  },
  as_gift: { message: 'Love, Asha' },
  shipment: { carrier: 'Delhivery', tracking_number: 'TRACK1' },
  staff_notes: [{ at, by_uid: 'meera', text: 'Rang twice.' }],
  history: [
    eventOf('owner', 'My sister has one already.'),
    eventOf('owner', ERASURE_NOTE),
    eventOf('admin', 'Paid in cash.'),
  ],
};
const notesOf = ({ history }: OrderRecord) => history.map(({ note }) => note);

describe('an order of an erased account', () => {
  it('keeps name and address of a placement, and the reason of a move by the shop', () => {
    const order = reduceErasedOrder(placed);
    expect(order).toMatchObject({ customer: null, staff_notes: [], address: placed.address });
    expect(order.album).toEqual({ ...placed.album, title: '' });
    expect(order.as_gift).toEqual({ message: '' });
    expect(notesOf(order)).toEqual(['', ERASURE_NOTE, 'Paid in cash.']);
  });

  it('keeps the shape of its cover without the title', () => {
    const cover = { ...TEST_COVER, title: TEST_COVER_TITLE };
    const order = reduceErasedOrder({ ...placed, album: { ...placed.album, cover } });
    expect(order.album.cover).toEqual({ ...cover, title: null });
  });

  it('contains no personal data from the start if it was never placed', () => {
    const order = reduceErasedOrder({ ...placed, placed_at: null });
    expect(order).toMatchObject({ customer: null, address: null });
    expect(notesOf(order)).toEqual(['', '', '']);
  });

  it('contains no personal data in the end, but still what was sold', () => {
    const order = anonymiseOrder(placed);
    expect(order.address).toBeNull();
    expect(order.shipment).toEqual({ carrier: 'Delhivery', tracking_number: '' });
    expect(notesOf(order)).toEqual(['', '', '']);
    expect(order.album).toMatchObject({ product: placed.album.product, title: '' });
  });
});
