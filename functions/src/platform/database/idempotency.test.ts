import { describe, expect, it } from 'vitest';
import { claimOf, stepOf } from './idempotency';

const write = {
  uid: 'asha',
  key: 'key-1',
  method: 'PUT',
  path: '/users',
  params: {},
  query: {},
  body: { firstName: 'Asha' },
  files: [{ field: 'picture', bytes: Buffer.from('abc') }],
};

describe('claimOf', () => {
  it('is the same for the same write', () => {
    expect(claimOf({ ...write })).toEqual(claimOf(write));
  });

  it("has an id of the caller's and the key's own", () => {
    const { id } = claimOf(write);
    expect(claimOf({ ...write, uid: 'ravi' }).id).not.toBe(id);
    expect(claimOf({ ...write, key: 'key-2' }).id).not.toBe(id);
    expect(claimOf({ ...write, uid: 'ash', key: 'akey-1' }).id).not.toBe(id);
    expect(claimOf({ ...write, body: {} }).id).toBe(id);
  });

  it('says whose data its answer may hold: of the caller, and of what the path names', () => {
    const { concerns } = claimOf({ ...write, params: { id: 'order-1', n: 2 } });
    expect(concerns).toEqual(['asha', 'order-1', '2']);
  });

  it.each([
    { method: 'POST' },
    { path: '/users/:id' },
    { params: { id: '1' } },
    { query: { a: '1' } },
    { body: { firstName: 'Ravi' } },
    { files: [] },
    { files: [{ field: 'picture', bytes: Buffer.from('abd') }] },
    { files: [{ field: 'picturea', bytes: Buffer.from('bc') }] },
  ])('has another fingerprint when %j differs', (change) => {
    expect(claimOf({ ...write, ...change }).fingerprint).not.toBe(claimOf(write).fingerprint);
  });
});

it('has a claim for each step of a write, of what is sent and not of how', () => {
  const claim = claimOf(write);
  const step = stepOf(claim, 0, ['papers', Buffer.from('abc')]);
  expect(stepOf(claimOf({ ...write, body: {} }), 0, ['papers', Buffer.from('abc')])).toEqual(step);
  expect(stepOf(claim, 1, []).id).not.toBe(step.id);
  expect([claim.id, stepOf({ ...claim, id: 'other' }, 0, []).id]).not.toContain(step.id);
  const other = stepOf(claim, 0, ['papers', Buffer.from('abd')]);
  expect([other.id, other.fingerprint === step.fingerprint]).toEqual([step.id, false]);
});
