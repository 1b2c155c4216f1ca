import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

it('are all listed, named after their files, and numbered without gaps', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name));
  const ids = MIGRATIONS.map(({ id }) => id);
  expect(ids.map((id) => `${id}.ts`)).toEqual(files.toSorted());
  expect(ids.map((id) => Number(id.slice(0, 4)))).toEqual(ids.map((_, index) => index + 1));
});
