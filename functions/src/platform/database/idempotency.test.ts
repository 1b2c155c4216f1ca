import { describe, expect, it } from 'vitest';
import { createIdempotencyClaim, createStepIdempotencyClaim } from './idempotency';

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

describe('createIdempotencyClaim', () => {
  it('is the same for the same write', () => {
    expect(createIdempotencyClaim({ ...write })).toEqual(createIdempotencyClaim(write));
  });

  it('has an id that is specific to the caller and the key', () => {
    const { id } = createIdempotencyClaim(write);
    expect(createIdempotencyClaim({ ...write, uid: 'ravi' }).id).not.toBe(id);
    expect(createIdempotencyClaim({ ...write, key: 'key-2' }).id).not.toBe(id);
    expect(createIdempotencyClaim({ ...write, uid: 'ash', key: 'akey-1' }).id).not.toBe(id);
    expect(createIdempotencyClaim({ ...write, body: {} }).id).toBe(id);
  });

  it('records whose data its answer contains: that of the caller and of the path', () => {
    const { concerns } = createIdempotencyClaim({ ...write, params: { id: 'order-1', n: 2 } });
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
  ])('has another fingerprint if %j differs', (change) => {
    expect(createIdempotencyClaim({ ...write, ...change }).fingerprint).not.toBe(
      createIdempotencyClaim(write).fingerprint,
    );
  });
});

it('has a claim for each step of a write, which depends on the content only', () => {
  const claim = createIdempotencyClaim(write);
  const step = createStepIdempotencyClaim(claim, 0, ['papers', Buffer.from('abc')]);
  expect(
    createStepIdempotencyClaim(createIdempotencyClaim({ ...write, body: {} }), 0, [
      'papers',
      Buffer.from('abc'),
    ]),
  ).toEqual(step);
  expect(createStepIdempotencyClaim(claim, 1, []).id).not.toBe(step.id);
  expect([claim.id, createStepIdempotencyClaim({ ...claim, id: 'other' }, 0, []).id]).not.toContain(
    step.id,
  );
  const other = createStepIdempotencyClaim(claim, 0, ['papers', Buffer.from('abd')]);
  expect([other.id, other.fingerprint === step.fingerprint]).toEqual([step.id, false]);
});
