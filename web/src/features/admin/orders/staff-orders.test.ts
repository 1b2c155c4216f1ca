import { expect, it } from 'vitest';
import { listCommonSteps, listOrderSteps } from './staff-orders';

const paid: Parameters<typeof listOrderSteps>[0] = {
  order_status: 'processing',
  payment_status: 'paid',
  print_state: 'waiting',
  is_held: false,
};

it('lists the next steps of an order', () => {
  expect(listOrderSteps(paid)).toEqual(['start', 'ship']);
  expect(listOrderSteps({ ...paid, print_state: 'printing' })).toEqual(['finish', 'ship']);
  expect(listOrderSteps({ ...paid, print_state: 'printed' })).toEqual(['ship']);
  expect(listOrderSteps({ ...paid, is_held: true })).toEqual(['start']);
  expect(listOrderSteps({ ...paid, order_status: 'Shipped' })).toEqual(['deliver']);
  expect(listOrderSteps({ ...paid, order_status: 'Delivered' })).toEqual([]);
  expect(listOrderSteps({ ...paid, payment_status: 'pending', print_state: null })).toEqual([]);
});

it('offers only common steps for several orders', () => {
  const printing = { ...paid, print_state: 'printing' } as const;
  expect(listCommonSteps([paid, printing])).toEqual(['ship']);
  expect(listCommonSteps([paid, { ...paid, order_status: 'Shipped' }])).toEqual([]);
  expect(listCommonSteps([])).toEqual([]);
});
