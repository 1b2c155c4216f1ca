import { log } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadLiveDeps } from '../../../platform/load-deps';
import { LIVE_SECRETS } from '../../../platform/parameters/live-parameters';

const OPTIONS = {
  region: 'asia-south1',
  memory: '512MiB',
  timeoutSeconds: 540,
  secrets: LIVE_SECRETS,
} as const;

/** Creates an archive when it is requested. */
export const exportRequested = onDocumentWritten(
  { ...OPTIONS, document: 'exports/{uid}', maxInstances: 5, concurrency: 1 },
  async ({ data, params: { uid } }) => {
    const [before, after]: unknown[] = [data?.before, data?.after].map(
      (one) => one?.get('id') as unknown,
    );
    if (after === undefined || after === before) return;
    const { createExportArchive } = await import('./export-job.service');
    await createExportArchive(await loadLiveDeps(), uid);
  },
);

export const removeExports = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', maxInstances: 1 },
  async () => {
    const { removeExpiredExports } = await import('./export-job.service');
    const archives = await removeExpiredExports(await loadLiveDeps());
    if (archives > 0) log('archives removed', { archives });
  },
);
