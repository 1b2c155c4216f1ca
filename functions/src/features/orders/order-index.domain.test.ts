import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { SHOP_DEFAULTS } from '../../platform/parameters/shop-parameters';
import { currentOrderAmounts } from './order-amounts.domain';
import { orderIndexFields, orderSearchWords } from './order-index.domain';
import { moveOrder } from './order.states';
import { ORDER_TIME as now, pendingOrder } from './order.test-data';

const pending = pendingOrder('ORDK7MP2QXD');
const address = {
  id: 'home',
  contact_name: 'Asha Verma',
  contact_phone: '+91 98765 43210',
  contact_email: 'asha.v@example.in',
  shipping_address_line1: '12, Lake Road',
  shipping_address_line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  postal_code: '411001',
};

describe('the search index of an order', () => {
  it('contains number, with and without ORD, title, and name, phone and email of the address', () => {
    expect(orderSearchWords({ ...pending, address })).toEqual([
      'ordk7mp2qxd',
      'k7mp2qxd',
      '919876543210',
      '9876543210',
      '3210',
      'our',
      'wedding',
      'asha',
      'verma',
      'v',
      'example',
      'in',
    ]);
    const { search_terms } = orderIndexFields({ ...pending, address });
    expect(search_terms).toEqual(expect.arrayContaining(['k7', 'wedd', 'ver', '98765', '3210']));
    expect(search_terms).not.toContain('pune');
  });

  it('contains the account, also before there is an address', () => {
    const customer = { name: 'Nina Rao', email: 'nina@example.in', phone: '+919812345678' };
    const words = orderSearchWords({ ...pending, customer });
    expect(words).toEqual(expect.arrayContaining(['9812345678', 'nina', 'rao']));
    expect(orderIndexFields({ ...pending, customer }).search_terms).toContain('98123');
  });

  it('is bounded for any title', () => {
    const title = Array.from({ length: 60 }, (_, n) => `word${n}x`).join(' ');
    const long = { ...pending, album: { ...pending.album, title } };
    expect(orderIndexFields(long).search_terms.length).toBeLessThanOrEqual(300);
  });

  it('contains the print state while the order is paid and not sent', () => {
    const step = { by: 'admin', uid: 'tara', now } as const;
    const paid = moveOrder(pending, { ...step, by: 'system', to: 'processing', payment: 'paid' });
    const printing = moveOrder(paid, { ...step, print: 'printing' });
    const shipped = moveOrder(printing, { ...step, to: 'Shipped' });
    const rooms = [pending, paid, printing, shipped].map(
      (order) => orderIndexFields(order).print_room,
    );
    expect(rooms).toEqual([null, 'waiting', 'printing', null]);
  });

  it('contains the total price, which shipping and discounts change when it is placed', () => {
    const amounts = {
      ...currentOrderAmounts(pending),
      shipping_paise: paise(9_000),
      discount_paise: paise(10_000),
    };
    const totals = [pending, { ...pending, amounts }].map(
      (order) => orderIndexFields(order).grand_total_paise,
    );
    expect(totals).toEqual([100_000, 99_000]);
  });

  it('contains the day from which it is late, while it is paid and not delivered', () => {
    const step = { by: 'system', uid: 'tara', now } as const;
    const placed = { ...pending, placed_at: now.toISOString(), settings: SHOP_DEFAULTS };
    const unpaid = moveOrder(placed, { ...step, to: 'processing' });
    const paid = moveOrder(placed, { ...step, to: 'processing', payment: 'paid' });
    const shipped = moveOrder(paid, { ...step, by: 'admin', to: 'Shipped' });
    const delivered = moveOrder(shipped, { ...step, by: 'admin', to: 'Delivered' });
    const orders = [pending, unpaid, paid, shipped, delivered, { ...paid, settings: null }];
    expect(orders.map((order) => orderIndexFields(order).late_from)).toEqual([
      null,
      null,
      '2026-03-08T10:00:00.000Z',
      '2026-03-08T10:00:00.000Z',
      null,
      // the parameters of the deployment are not known here
      '2026-03-01T10:00:00.000Z',
    ]);
  });
});
