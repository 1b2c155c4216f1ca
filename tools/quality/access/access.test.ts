import { readFileSync } from 'node:fs';
import { endpoint } from '@smriti/shared/base/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ServedCall } from '../../../functions/src/http/api.ts';
import { formatPermissionsMarkdown } from './permissions-markdown.ts';
import { ACCESS_PAGE, generateAccessPage } from './read-access.ts';

test('docs/access.md is up to date: npm run access writes it', async () => {
  expect(readFileSync(ACCESS_PAGE, 'utf8')).toBe(await generateAccessPage());
});

describe('the page', () => {
  const call = (path: string, access: ServedCall['access'], fresh = false): ServedCall => ({
    access,
    fresh,
    endpoint: endpoint({ method: 'POST', path, response: z.object({}) }),
  });
  const lineOf = (served: ServedCall, rules = {}) =>
    formatPermissionsMarkdown([served], { firestore: [], storage: [], ...rules })
      .split('\n')
      .find((line) => line.startsWith('| `'));

  test.each([
    ['public', '| `POST /a` | yes | yes | yes | yes | yes | yes | yes |  |'],
    ['signed-in', '| `POST /a` |  |  | yes | yes | yes | yes | yes |  |'],
    ['guest-token', '| `POST /a` |  | by token |  |  |  |  |  |  |'],
    ['signed', '| `POST /a` |  |  |  |  |  |  |  | by signature |'],
  ] as const)('shows a %s call', (access, line) => {
    expect(lineOf(call('/a', access))).toBe(line);
  });

  test('shows the roles of a call, and a required fresh sign-in', () => {
    expect(lineOf(call('/a', ['admin'], true))).toBe(
      '| `POST /a` |  |  |  |  |  |  | yes | fresh |',
    );
  });
});
