import { expect, test } from 'vitest';
import type { SignedInCaller } from '../platform/caller';
import { toStaffCall } from './staff';

const caller = { uid: 'u1', role: 'admin' } as SignedInCaller;
const request = { id: 'r1', idempotency: null };
const by = { uid: 'u1', role: 'admin', requestId: 'r1' };

test('passes the path parameters and the form of a call on, with who makes it', () => {
  const call = { caller, request, params: { id: 'o1' }, body: { note: 'torn' } };

  expect(toStaffCall(call)).toEqual({ id: 'o1', by, form: { note: 'torn' }, idempotency: null });
});

test('takes calls without path parameters', () => {
  const call = { caller, request, params: undefined, body: { note: 'torn' } };

  expect(toStaffCall(call)).toEqual({ by, form: { note: 'torn' }, idempotency: null });
});
