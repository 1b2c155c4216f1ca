import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { rehearseDeployment } from './deployment.ts';
import { describeInstallProblem } from './functions-folder.ts';

/** Timeout of the test; npm takes long on a busy machine. */
const LIMIT_MILLISECONDS = 240_000;

test(
  'the functions are packed, installed separately and discovered, and the API answers',
  { timeout: LIMIT_MILLISECONDS },
  async () => {
    const { files, secrets } = await rehearseDeployment(() => undefined);
    expect(files).toEqual(expect.arrayContaining(['lib/index.js', 'package-lock.json']));
    // sources, settings of the emulators and installed packages are not deployed
    expect(
      files.filter((path) => /(^|\/)(src|node_modules)\/|\.env\.demo|\.ts$/.test(path)),
    ).toEqual([]);
    // the documentation says how to change each secret
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(secrets.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
    expect(secrets).toContain('PICTURE_SECRET');
  },
);

test('a failed installation reports whether the registry can be reached', () => {
  expect(describeInstallProblem('npm error code ENOTFOUND')).toMatch(
    /npm registry cannot be reached/,
  );
  expect(describeInstallProblem('npm error code ENOTCACHED')).toMatch(
    /npm registry cannot be reached/,
  );
  expect(describeInstallProblem('npm error code EUSAGE\nnpm error in sync')).toMatch(/EUSAGE/);
});
