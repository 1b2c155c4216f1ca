import { describe, expect, it } from 'vitest';
import { pendingOrder } from '../order.test-data';
import {
  addressRefusalReason,
  invoicedStateRefusalReason,
  toDeliveryAddress,
} from './order-address.domain';

const address = toDeliveryAddress({
  contact_name: 'Ravi Menon',
  contact_phone: '+91 98450-12345',
  contact_email: 'ravi@example.in',
  shipping_address_line1: '4, Hill Street',
  city: 'Kochi',
  state: 'Kerala',
  postal_code: '682 001',
});
const placed = {
  ...pendingOrder('ORDK7MP2QXD'),
  order_status: 'processing',
  address: { id: 'home', ...address },
  placed_at: '2026-03-02T10:00:00.000Z',
} as const;

describe('an address', () => {
  it('is stored without separators in phone and PIN code', () => {
    expect(address).toMatchObject({ contact_phone: '+919845012345', postal_code: '682001' });
  });

  it('can change between placing and printing, also after a step back to waiting', () => {
    expect(addressRefusalReason(placed)).toBeNull();
    expect(addressRefusalReason({ ...placed, print_state: 'waiting' })).toBeNull();
    expect(addressRefusalReason({ ...placed, print_state: 'printing' })).toMatch(/^Printing/);
    expect(addressRefusalReason({ ...placed, order_status: 'Shipped' })).toMatch(/sent/);
    expect(addressRefusalReason({ ...placed, order_status: 'Cancelled' })).toMatch(/cancelled/);
    expect(addressRefusalReason({ ...placed, placed_at: null })).toMatch(/checkout/);
  });

  it('can change a limited number of times', () => {
    const change = { at: '', by_uid: 'a', before: address, after: address, mail_id: 'm' };
    const changes = (count: number) => Array.from({ length: count }, () => change);
    expect(addressRefusalReason({ ...placed, address_changes: changes(19) })).toBeNull();
    expect(addressRefusalReason({ ...placed, address_changes: changes(20) })).toMatch(/20 times/);
  });
});

describe('the state of an invoiced order', () => {
  const kerala = { code: '32', name: 'Kerala' };
  const seller = { name: '', address: '', gstin: '', state: { code: '29', name: 'Karnataka' } };
  const refusal = (place: typeof kerala | null, state: string, postal_code: string) =>
    invoicedStateRefusalReason(
      { order_id: 'ORD1', place_of_supply: place, seller },
      { ...address, state, postal_code },
    );

  it('cannot differ from that on the invoice', () => {
    expect(refusal(kerala, 'Kerala', '695001')).toBeNull();
    expect(refusal(kerala, 'Tamil Nadu', '600001')).toContain('issued for Kerala');
  });

  it('can be any except that of the seller if the invoice names none', () => {
    expect(refusal(null, 'Kerala', '695001')).toBeNull();
    expect(refusal(null, 'Karnataka', '560001')).toContain('issued for another state');
  });
});
