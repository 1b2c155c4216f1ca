import { describe, expect, test } from 'vitest';
import { type Affected, affectedBy } from './affected-parts.ts';

const PROGRAMS = {
  functions: new Set([
    'functions/src/index.ts',
    'functions/src/app.ts',
    'shared/src/base/money.ts',
  ]),
  web: new Set(['web/src/main.tsx', 'web/src/lib/api/api.ts', 'shared/src/base/money.ts']),
};
const affected = (...files: string[]) => affectedBy(files, PROGRAMS);
const every = (scope: 'all' | 'nothing') => ({
  check: scope,
  unit: scope,
  seed: scope,
  rules: scope,
  invariants: scope,
  'api-serial': scope,
  api: scope,
  'api-hosting': scope,
  e2e: scope,
});

describe('what a change can touch', () => {
  test('nothing changed, nothing runs', () => {
    expect(affected()).toEqual(every('nothing'));
  });

  test.each(['README.md', 'docs/decisions/mail.md', 'tools/offline/README.md'])(
    '%s is read by people: the checks alone',
    (file) => expect(affected(file)).toEqual({ ...every('nothing'), check: 'all' }),
  );

  test.each(['package.json', 'package-lock.json', 'functions/package.json', 'vitest.config.ts'])(
    '%s is how everything is installed and run',
    (file) => expect(affected(file)).toEqual(every('all')),
  );

  test('a file of the API: the tests that import it, and all that call it', () => {
    const related = { related: ['functions/src/app.ts'] };
    expect(affected('functions/src/app.ts')).toEqual({
      check: 'all',
      unit: related,
      seed: related,
      invariants: 'all',
      'api-serial': 'all',
      api: 'all',
      'api-hosting': 'all',
      e2e: 'all',
      rules: { related: ['functions/src/app.ts', 'tests/rules/indexes.test.ts'] },
    });
  });

  test('a file of the web app: no API test', () => {
    const related = { related: ['web/src/lib/api/api.ts'] };
    expect(affected('web/src/lib/api/api.ts')).toMatchObject({
      unit: related,
      api: related,
      e2e: 'all',
    });
  });

  test('a contract that both use: the API and browser tests', () => {
    expect(affected('shared/src/base/money.ts')).toMatchObject({ api: 'all', e2e: 'all' });
  });

  test('a unit test of the API touches itself', () => {
    const related = { related: ['functions/src/http/body.test.ts'] };
    expect(affected('functions/src/http/body.test.ts')).toMatchObject({
      unit: related,
      api: related,
      e2e: 'nothing',
    });
  });

  test('a file that the API lost has been imported by something', () => {
    const gone = new Set(['functions/src/old.ts']);
    expect(affectedBy([...gone], PROGRAMS, gone)).toMatchObject({ api: 'all', e2e: 'all' });
    const test = new Set(['functions/src/old.test.ts']);
    expect(affectedBy([...test], PROGRAMS, test).e2e).toBe('nothing');
  });

  test.each<[file: string, parts: Partial<Affected>]>([
    ['firestore.rules', { rules: 'all', api: 'all', e2e: 'all', unit: 'all' }],
    ['firestore.indexes.json', { rules: 'all', api: 'all' }],
    ['docs/data-model.md', { rules: 'all', api: 'nothing', e2e: 'nothing' }],
    ['emulator-data/auth_export/accounts.json', { seed: 'all', api: 'all', e2e: 'all' }],
    ['web/index.html', { api: 'nothing', e2e: 'all' }],
    ['web/src/styles/tokens.css', { unit: 'all', api: 'nothing', e2e: 'all' }],
    ['tests/e2e/home.spec.ts', { e2e: { related: ['tests/e2e/home.spec.ts'] } }],
    [
      'playwright.config.ts',
      { e2e: { related: ['playwright.config.ts'] }, rules: { related: ['playwright.config.ts'] } },
    ],
  ])('%s', (file, parts) => expect(affected(file)).toMatchObject(parts));
});
