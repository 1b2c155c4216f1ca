import { createTestSpread } from '@smriti/shared/book/book.test-data';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listEndpoints } from '../../../tests/api/support/contracts.ts';
import { fillPlaceholders, type ValuePools, arbitraryValues } from './values.ts';

const ID = 'AbCdEfGhIjKlMnOpQrSt';
const POOLS: ValuePools = {
  uid: [ID],
  album: [ID],
  order: [ID],
  placement: [ID],
  address: [ID],
  draft: [ID],
  photo: ['p'.repeat(43)],
  token: [ID],
  code: ['ABCDEFGH'],
  spread: ['s1', 'cover'],
  status: ['Draft', 'Pending'],
  order_status: ['Shipped'],
  print_state: ['printing'],
  payment_status: ['paid'],
  role: ['reviewer'],
  amount: [110.6],
  version: [0, 1],
  link: ['/products'],
  gstin: [''],
  picture: ['catalogue/a.webp'],
  whole_spread: [z.parse(z.json(), createTestSpread('s1'))],
};
const SAMPLES = 100;
/** Timeout of a test, because generating values for 260 endpoints takes long. */
const TIMEOUT_MILLISECONDS = 30_000;
/** Endpoints whose fields depend on each other or are addresses, so that random values are rarely valid. */
const HARD = [
  'POST /products',
  'PUT /products/:id',
  'PUT /settings',
  'GET /figures',
  'POST /staff-invitations',
];

const endpoints = (await listEndpoints()).filter(({ body, query }) => body ?? query);

it(
  'generates valid values for almost every call',
  () => {
    const never = endpoints.flatMap(({ method, path, body, query }) => {
      const part = body ?? query;
      const values = part ? fc.sample(arbitraryValues(part), { numRuns: SAMPLES, seed: 1 }) : [];
      const isRight = values.some(
        (value) => part?.safeParse(fillPlaceholders(value, POOLS)).success,
      );
      return isRight ? [] : [`${method} ${path}`];
    });
    expect(never.filter((name) => !HARD.includes(name))).toEqual([]);
  },
  TIMEOUT_MILLISECONDS,
);

it('replaces placeholders by values of the shop', () => {
  const value = { ids: ['pick:album:5', 'x'], at: { uid: 'pick:uid:0' }, none: 'pick:nothing:1' };
  expect(fillPlaceholders(value, { album: ['a', 'b'], uid: ['u'] })).toEqual({
    ids: ['b', 'x'],
    at: { uid: 'u' },
    none: 'pick:nothing:1',
  });
});
