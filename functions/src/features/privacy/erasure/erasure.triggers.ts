import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../../platform/load-deps';

const OPTIONS = {
  region: 'asia-south1',
  memory: '512MiB',
  timeoutSeconds: 540,
  maxInstances: 2,
} as const;

/** Erases an account as soon as it is deleted. */
export const accountDeleted = onDocumentCreated(
  { ...OPTIONS, document: 'erasures/{uid}', retry: true },
  async ({ params: { uid } }) => {
    const job = await import('./erasure-job.service');
    await job.continueErasure(await loadTriggerDeps(), uid);
    log('account erased');
  },
);

/** Continues interrupted erasures, and those with a stage due later. */
export const continueErasures = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes' },
  async () => {
    const job = await import('./erasure-job.service');
    const erasures = await job.continueErasures(await loadTriggerDeps());
    if (erasures > 0) log('erasures', { erasures });
  },
);
