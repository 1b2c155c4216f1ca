import { runTool } from '../../shared/local/failure.ts';
import { exportEmulatorData, formatMebibytes } from './shop/export-emulator-data.ts';
import type { SeedCounts } from '../../seed/src/fill-project.ts';
import { importIntoProject } from '../../seed/src/import-into-project.ts';
import { parseSeedOptions } from '../../seed/src/seed-options.ts';
import { createShopFiles } from '../../seed/src/shop-files.ts';

/**
 * `npm run seed` creates emulator-data, the demo shop that `npm start` and the tests start from.
 * `npm run seed -- --project ID [--bucket NAME] [--overwrite] [--with-demo-accounts]` imports the
 * catalogue into a project, with the application default credentials. Demo accounts and invented
 * reviews are only added to projects named demo-*, or with --with-demo-accounts.
 */
await runTool(async () => {
  const options = parseSeedOptions(process.argv.slice(2));
  if (options.to === 'project') {
    const counts = await importIntoProject(options, createShopFiles);
    console.log(`${options.projectId} has ${formatCounts(counts)}.`);
    return;
  }
  const { counts, bytes } = await exportEmulatorData(await createShopFiles());
  console.log(`emulator-data has ${formatCounts(counts)}: ${formatMebibytes(bytes)}.`);
});

function formatCounts({ accounts, documents, photos, pictures }: SeedCounts): string {
  return `${documents} documents, ${pictures} pictures, ${photos} photos and ${accounts} accounts`;
}
