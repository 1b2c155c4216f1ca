import { expect, it } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

it('are numbered without gaps, in their order', () => {
  const numbers = MIGRATIONS.map(({ id }) => Number(id.slice(0, 4)));
  expect(numbers).toEqual(MIGRATIONS.map((_, index) => index + 1));
});
