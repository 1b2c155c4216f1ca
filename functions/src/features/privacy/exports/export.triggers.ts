import { log } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../../platform/parameters/live-parameters';

const OPTIONS = {
  region: 'asia-south1',
  memory: '512MiB',
  timeoutSeconds: 540,
  secrets: LIVE_SECRETS,
} as const;

/** Loads the export job on the first event, because instances of the API import this file, too. */
async function load() {
  const [{ createExportArchive, removeExpiredExports }, { createLiveDeps }] = await Promise.all([
    import('./export-job.service'),
    import('../../../platform/live-deps'),
  ]);
  return { createExportArchive, removeExpiredExports, deps: createLiveDeps(process.env) };
}

/** Creates an archive when it is requested. */
export const exportRequested = onDocumentWritten(
  { ...OPTIONS, document: 'exports/{uid}', maxInstances: 5, concurrency: 1 },
  async ({ data, params: { uid } }) => {
    const [before, after]: unknown[] = [data?.before, data?.after].map(
      (one) => one?.get('id') as unknown,
    );
    if (after === undefined || after === before) return;
    const { createExportArchive, deps } = await load();
    await createExportArchive(deps, uid);
  },
);

/** Deletes expired archives. */
export const removeExports = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', maxInstances: 1 },
  async () => {
    const { removeExpiredExports, deps } = await load();
    const archives = await removeExpiredExports(deps);
    if (archives > 0) log('archives removed', { archives });
  },
);
