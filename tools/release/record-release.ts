import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDED_COLLECTIONS } from '../../tests/support/releases.ts';
import { getEnvironment, testVariables } from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import { ROOT } from '../../shared/local/paths.ts';
import { withAdminSdk } from '../dev/shop/with-admin.ts';
import { withBuiltShop } from '../dev/shop/with-built-shop.ts';
import { findDocuments } from './records/found-documents.ts';
import { formatRecordedDocuments } from './records/recorded-documents.ts';
import { runCommand } from '../dev/programs/run-command.ts';

const suite = getEnvironment('test');
const VITEST = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'];
const PARTS = ['--project', 'api', '--project', 'api-serial'];

/**
 * `npm run record-release [-- FILES]`: records documents as this release stores them, to test later
 * releases with. Runs the API tests (or FILES of them) on the demo shop and writes one document of each
 * shape and state to tests/fixtures/releases/COMMIT/records.json.
 */
await runTool(async () => {
  await withBuiltShop(suite, async () => {
    const files = process.argv.slice(2);
    await runCommand(process.execPath, [...VITEST, ...PARTS, ...files], {
      env: { ...process.env, ...testVariables(suite) },
      onOutput: (text) => void process.stdout.write(text),
    });
    const found = await withAdminSdk(suite, ({ firestore }) =>
      findDocuments(firestore, RECORDED_COLLECTIONS),
    );
    const folder = join(ROOT, 'tests/fixtures/releases', currentCommit());
    mkdirSync(folder, { recursive: true });
    const records = formatRecordedDocuments(found, new Set(RECORDED_COLLECTIONS));
    writeFileSync(join(folder, 'records.json'), records);
    console.log(`\n${records.split('\n').length - 3} documents are in ${folder}`);
  });
});

function currentCommit(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: ROOT });
  return commit.toString().trim();
}
