import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';

const FOLDER = join(ROOT, 'ops/alarms');
/** The parts of `projects.alertPolicies` that these files use. */
const matchedLog = z.strictObject({ filter: z.string() });
const threshold = z.looseObject({ filter: z.string(), comparison: z.literal('COMPARISON_GT') });
const policy = z.strictObject({
  displayName: z.string(),
  combiner: z.literal('OR'),
  conditions: z.tuple([
    z.union([
      z.strictObject({ displayName: z.string(), conditionMatchedLog: matchedLog }),
      z.strictObject({ displayName: z.string(), conditionThreshold: threshold }),
    ]),
  ]),
  alertStrategy: z.looseObject({ autoClose: z.string() }),
  documentation: z.strictObject({ content: z.string(), mimeType: z.literal('text/markdown') }),
});
const texts = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));

test('each file is an alerting policy with a link to the operations page', () => {
  for (const text of texts) {
    const { conditions, documentation, alertStrategy } = policy.parse(JSON.parse(text));
    expect(documentation.content).toContain('docs/operations.md');
    // an alarm on log entries must limit how often it notifies
    const isLog = 'conditionMatchedLog' in conditions[0];
    expect('notificationRateLimit' in alertStrategy).toBe(isLog);
  }
});

test('every alert in the code has an alarm', () => {
  const source = join(ROOT, 'functions/src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const alerts = names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(source, name), 'utf8').matchAll(/\balert: '([\w-]+)'/g),
    ])
    .map(([, alert = '']) => alert);
  expect(alerts.length).toBeGreaterThan(0);
  const called = readFileSync(join(FOLDER, 'call-somebody.json'), 'utf8');
  expect(alerts.filter((alert) => !called.includes(`\\"${alert}\\"`))).toEqual([]);
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  expect(alerts.filter((alert) => !operations.includes(`\`${alert}\``))).toEqual([]);
});
