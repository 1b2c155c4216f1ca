import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { rehearseDeployment } from './deployment.ts';
import { installProblem } from './functions-folder.ts';

/** Most of it is npm, which takes its time on a busy machine. */
const LIMIT_MILLISECONDS = 240_000;

test(
  'the functions can be deployed: packed, installed alone, discovered, and the API answers',
  { timeout: LIMIT_MILLISECONDS },
  async () => {
    const { files, secrets } = await rehearseDeployment(() => undefined);
    expect(files).toEqual(expect.arrayContaining(['lib/index.js', 'package-lock.json']));
    // neither sources nor settings of the emulators nor anything that is installed goes with it
    expect(
      files.filter((path) => /(^|\/)(src|node_modules)\/|\.env\.demo|\.ts$/.test(path)),
    ).toEqual([]);
    // how each secret is changed is written down
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(secrets.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
    expect(secrets).toContain('PICTURE_SECRET');
  },
);

test('an installation that fails says whether the registry can be reached', () => {
  expect(installProblem('npm error code ENOTFOUND')).toMatch(/npm registry cannot be reached/);
  expect(installProblem('npm error code ENOTCACHED')).toMatch(/npm registry cannot be reached/);
  expect(installProblem('npm error code EUSAGE\nnpm error in sync')).toMatch(/EUSAGE/);
});
