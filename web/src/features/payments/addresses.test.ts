import { describe, expect, it } from 'vitest';
import { wantedPayment } from './addresses';

const read = (query: string) => wantedPayment(new URLSearchParams(query));

describe('wantedPayment', () => {
  it.each([
    ['cartId=a_1&amount=499.5', 499.5],
    ['amount=0&cartId=a_1&utm_source=x', 0],
  ])('reads %s', (query, amount) => {
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
  ])('misses something in "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
});
