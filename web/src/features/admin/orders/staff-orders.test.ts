import { expect, it } from 'vitest';
import { commonSteps, stepsOf } from './staff-orders';

const paid: Parameters<typeof stepsOf>[0] = {
  order_status: 'processing',
  payment_status: 'paid',
  print_state: 'waiting',
  is_held: false,
};

it('lists the next steps of an order', () => {
  expect(stepsOf(paid)).toEqual(['start', 'ship']);
  expect(stepsOf({ ...paid, print_state: 'printing' })).toEqual(['finish', 'ship']);
  expect(stepsOf({ ...paid, print_state: 'printed' })).toEqual(['ship']);
  expect(stepsOf({ ...paid, is_held: true })).toEqual(['start']);
  expect(stepsOf({ ...paid, order_status: 'Shipped' })).toEqual(['deliver']);
  expect(stepsOf({ ...paid, order_status: 'Delivered' })).toEqual([]);
  expect(stepsOf({ ...paid, payment_status: 'pending', print_state: null })).toEqual([]);
});

it('offers only common steps for several orders', () => {
  const printing = { ...paid, print_state: 'printing' } as const;
  expect(commonSteps([paid, printing])).toEqual(['ship']);
  expect(commonSteps([paid, { ...paid, order_status: 'Shipped' }])).toEqual([]);
  expect(commonSteps([])).toEqual([]);
});
