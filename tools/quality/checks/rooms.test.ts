import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

test('the table of docs/architecture.md lists every room of the API', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = page.split('## Rooms of the API');
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, room]) => room);
  expect(listed).toEqual(readdirSync(join(ROOT, 'functions/src/features')).sort());
});
