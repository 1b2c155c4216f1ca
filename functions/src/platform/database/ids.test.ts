import { READABLE_ALPHABET } from '@smriti/shared/base/ids';
import { expect, it } from 'vitest';
import { randomIds } from './ids';

it('creates unique ids of 20 letters and digits', () => {
  const ids = Array.from({ length: 1000 }, () => randomIds.id());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
});

it('creates codes of readable characters only, and uses all of them', () => {
  const drawn = new Set(Array.from(randomIds.readable(10_000)));
  expect([...drawn].sort()).toEqual(Array.from(READABLE_ALPHABET).sort());
  expect(randomIds.readable(8)).toHaveLength(8);
});
