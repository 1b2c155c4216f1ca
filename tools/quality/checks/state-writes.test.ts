import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';

const CONFIG = '.oxlintrc.jsonc';
const LINTER = join(ROOT, 'node_modules/oxlint/bin/oxlint');

const WRITTEN = [
  `const after = { ...order, print_state: 'printed' };`,
  `const after = { ...album, status: 'Draft' };`,
  `const after = { ...order, order_status: 'Cancelled' as const };`,
  `const step = { by, payment_status: isPaid ? 'paid' : before };`,
  `tx.update(path, { order_status: isOpen ? ('Pending' as const) : before });`,
];

const NOT_WRITTEN = [
  `const after = { ...album, status: before.status };`,
  `transition(order, { by: 'admin', to: 'Cancelled', now });`,
  `if (order.order_status === 'Pending') place(order);`,
  `function find({ status = 'Requested' }) { return status; }`,
  `answer({ status: 'ok' });`,
];

const MAY_WRITE = [
  'functions/src/features/orders/order.states.ts',
  'functions/src/features/orders/order.service.test.ts',
  'functions/src/features/orders/order.test-data.ts',
  'functions/src/platform/payments/payment.ts',
  'web/src/features/orders/orders.ts',
];

/** Path of the temporary server file for a piece of code. */
const serviceOf = (code: string) =>
  `functions/src/features/orders/case-${[...WRITTEN, ...NOT_WRITTEN].indexOf(code)}.service.ts`;

const report = z.object({
  // Syntax errors have no rule code.
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })),
});

describe('only its states file writes a state', () => {
  let folder = '';
  let problems: readonly string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'state-writes-'));
    copyFileSync(join(ROOT, CONFIG), join(folder, CONFIG));
    for (const used of ['node_modules', 'tools']) symlinkSync(join(ROOT, used), join(folder, used));
    for (const code of [...WRITTEN, ...NOT_WRITTEN]) write(serviceOf(code), code);
    for (const file of MAY_WRITE) write(file, WRITTEN.map((code) => `{ ${code} }`).join('\n'));
    const { stdout } = spawnSync(
      process.execPath,
      [LINTER, '--format', 'json', 'functions', 'web'],
      { cwd: folder, encoding: 'utf8' },
    );
    problems = report
      .parse(JSON.parse(stdout))
      .diagnostics.filter(({ code }) => code === undefined || code === 'smriti(state-writes)')
      .map(({ code, filename }) => `${filename}: ${code ?? 'cannot be read'}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(file: string, code: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const problemsOf = (file: string) => problems.filter((problem) => problem.startsWith(file));

  test.each(WRITTEN)('%s is refused', (code) => {
    expect(problemsOf(serviceOf(code))).toEqual([`${serviceOf(code)}: smriti(state-writes)`]);
  });

  test.each(NOT_WRITTEN)('%s is allowed', (code) => {
    expect(problemsOf(serviceOf(code))).toEqual([]);
  });

  test.each(MAY_WRITE)('%s may write a state', (file) => {
    expect(problemsOf(file)).toEqual([]);
  });
});
