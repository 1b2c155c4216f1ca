import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from './paths.ts';

const rule = z.object({ selector: z.string(), message: z.string() });
const { STATE_WRITES } = z
  .object({ STATE_WRITES: z.array(rule) })
  .parse(createRequire(import.meta.url)(join(ROOT, 'eslint.states.js')));

function problemsOf(code: string): number {
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'no-restricted-syntax': ['error', ...STATE_WRITES] },
    },
    'orders.ts',
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length;
}

describe('a state is written by its states file alone', () => {
  test.each([
    `const after = { ...album, status: 'Draft' };`,
    `const after = { ...order, order_status: 'Cancelled' as const };`,
    `const step = { by, payment_status: isPaid ? 'paid' : before };`,
    `tx.update(path, { order_status: isOpen ? ('Pending' as const) : before });`,
  ])('%s is refused', (code) => expect(problemsOf(code)).toBe(1));

  test.each([
    `const after = { ...album, status: before.status };`,
    `transition(order, { by: 'admin', to: 'Cancelled', now });`,
    `if (order.order_status === 'Pending') place(order);`,
    `function find({ status = 'Requested' }) { return status; }`,
    `answer({ status: 'ok' });`,
  ])('%s is taken', (code) => expect(problemsOf(code)).toBe(0));
});
