import { expect, it } from 'vitest';
import { historyForCustomer } from './order-history.domain';

const at = '2026-03-01T10:00:00.000Z';
const paid = {
  at,
  by: 'admin',
  by_uid: 'tara',
  from: 'processing',
  to: 'processing',
  payment_status: 'paid',
  print_state: 'waiting',
  note: 'By cheque',
} as const;

it('shows the customer its notes, except those of the printing', () => {
  const printing = { ...paid, by: 'printer', print_state: 'printing', note: 'Torn' } as const;
  const shipped = { ...printing, to: 'Shipped', note: 'By road' } as const;
  const notes = historyForCustomer([paid, printing, shipped]).map(({ note }) => note);
  expect(notes).toEqual(['By cheque', '', 'By road']);
});
