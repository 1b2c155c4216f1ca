import { expect, it } from 'vitest';
import { listPrintStates } from './print-files';

const accepts = (order_ids: string) => listPrintStates.query.safeParse({ order_ids }).success;

it('accepts 1 to 100 orders', () => {
  const ids = Array.from({ length: 101 }, (_, at) => `ORD${at}`);
  expect(accepts('ORD23456789')).toBe(true);
  expect(accepts(ids.slice(1).join())).toBe(true);
  expect(accepts(ids.join())).toBe(false);
});

it.each(['', 'ORD1,', 'ORD1,../albums', 'ORD1,__all__'])('refuses %j', (order_ids) => {
  expect(accepts(order_ids)).toBe(false);
});
