import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENVIRONMENT_NAMES, LISTENERS, portVariable } from '../../../shared/local/environment.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const DEPLOY = 'docs/deploy.md';
/** Pages that document settings. */
const PAGES = ['README.md', DEPLOY, 'docs/operations.md', 'docs/decisions/payment-providers.md'];
const NAMED = /\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g;
/** A schema field or environment variable with the name of a setting. */
const READ = /^\s+([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+): |\benv\.([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/gm;
/** Sources that read the settings of the functions. */
const FUNCTIONS = [
  'functions/src/index.ts',
  'functions/src/platform/parameters',
  'functions/src/platform/payments',
  'functions/src/features/mail',
];
const WEB = ['web/src/lib', 'web/src/app', 'web/build'];
/**
 * Variables that the platform, the emulators, tests or demo projects set, not the person who
 * deploys.
 */
const NOT_OURS =
  /^(?:GCLOUD_PROJECT|FIREBASE_CONFIG|FUNCTIONS_EMULATOR|\w+_EMULATOR(?:_HOST)?|SMRITI_\w+|DEMO_\w+|RAZORPAY_API_ORIGIN)$/;
/**
 * Names in capitals that are no settings: a variable of the tests, a placeholder, a page, an error
 * code.
 */
const OTHERS = ['CHROME_PATH', 'HOW_MANY', 'CODE_OF_CONDUCT', 'RESOURCE_EXHAUSTED'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${path}/${name}`);
}

/** Settings that the source files read. */
function settingsOf(paths: readonly string[], begin = ''): string[] {
  const names = paths
    .flatMap(filesOf)
    .flatMap((file) => [...read(file).matchAll(READ)])
    .map(([, field, variable]) => field ?? variable ?? '');
  return [...new Set(names)].filter((name) => name.startsWith(begin));
}

const settings = [...settingsOf(FUNCTIONS), ...settingsOf(WEB, 'VITE_')];

test('docs/deploy.md names every setting of a deployment', () => {
  expect(settings.length).toBeGreaterThan(30);
  const named = new Set(read(DEPLOY).match(NAMED));
  expect(settings.filter((name) => !NOT_OURS.test(name) && !named.has(name))).toEqual([]);
});

test('settings in pages are used', () => {
  const ports = ENVIRONMENT_NAMES.flatMap((name) =>
    LISTENERS.map((listener) => portVariable(name, listener)),
  );
  const known = new Set([...settings, ...ports, ...OTHERS]);
  const unknown = PAGES.flatMap((page) =>
    (read(page).match(NAMED) ?? [])
      .filter((name) => !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
