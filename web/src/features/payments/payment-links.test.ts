import { describe, expect, it } from 'vitest';
import { totalPaymentPath } from '#lib/payments/total-payment-path.ts';
import { parseInitialPaymentSearch, parseTotalPaymentSearch } from './payment-links';

const read = (query: string) => parseInitialPaymentSearch(new URLSearchParams(query));

describe('parseInitialPaymentSearch', () => {
  it.each([
    ['cartId=a_1&amount=499.5', 499.5],
    ['amount=0&cartId=a_1&utm_source=x', 0],
  ])('parses %s', (query, amount) => {
    expect(read(query)).toEqual({ cartId: 'a_1', amount });
  });

  it.each([
    '',
    'cartId=a_1',
    'amount=10',
    'cartId=a_1&amount=',
    'cartId=&amount=10',
    'cartId=a/1&amount=10',
    'cartId=a_1&amount=-1',
    'cartId=a_1&amount=NaN',
    'cartId=a_1&amount=1e3',
  ])('refuses "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
});

describe('parseTotalPaymentSearch', () => {
  const total = (query: string, state: unknown = null) =>
    parseTotalPaymentSearch(new URLSearchParams(query), state);

  it('parses the paths that link to it', () => {
    const read = (path: string) => total(new URL(path, 'http://x').search);
    expect(read(totalPaymentPath({ orderId: 'o1', amount: 99.5 }))).toEqual({
      orderId: 'o1',
      amount: 99.5,
    });
    expect(read(totalPaymentPath({ placementId: 'p1', amount: 10 }))).toEqual({
      placementId: 'p1',
      amount: 10,
    });
    expect(read(totalPaymentPath({ points: 500, amount: 50 }))).toEqual({
      points: 500,
      amount: 50,
    });
  });

  // proves payments-2
  it('parses the query and the navigation state', () => {
    expect(total('id=o1&address_id=a1&amount=10')).toEqual({ orderId: 'o1', amount: 10 });
    const state = {
      orderId: 'o1',
      addressId: 'a1',
      totalPrice: 10,
      quantity: 2,
      productTitle: 'x',
    };
    expect(total('', state)).toEqual({ orderId: 'o1', amount: 10 });
  });

  it.each([
    ['', null],
    ['id=o1', null],
    ['amount=10', null],
    ['id=o1&amount=ten', null],
    ['points=0&amount=10', null],
    ['', { orderId: 'o1' }],
    ['', { totalPrice: 10 }],
    ['', 'o1'],
  ])('refuses "%s" and %j', (query, state) => {
    expect(total(query, state)).toBeNull();
  });
});
