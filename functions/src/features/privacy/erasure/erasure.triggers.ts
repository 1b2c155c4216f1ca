import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';

const OPTIONS = {
  region: 'asia-south1',
  memory: '512MiB',
  timeoutSeconds: 540,
  maxInstances: 2,
} as const;

/** Loads the erasure job on the first event, because instances of the API import this file, too. */
async function load() {
  const [{ continueErasure, continueErasures: continueAll }, { createTriggerDeps }] =
    await Promise.all([import('./erasure-job.service'), import('../../../platform/trigger-deps')]);
  return { continueErasure, continueAll, deps: createTriggerDeps() };
}

/** Erases an account as soon as it is deleted. */
export const accountDeleted = onDocumentCreated(
  { ...OPTIONS, document: 'erasures/{uid}', retry: true },
  async ({ params: { uid } }) => {
    const { continueErasure, deps } = await load();
    await continueErasure(deps, uid);
    log('account erased');
  },
);

/** Continues interrupted erasures, and those with a stage due later. */
export const continueErasures = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes' },
  async () => {
    const { continueAll, deps } = await load();
    const erasures = await continueAll(deps);
    if (erasures > 0) log('erasures', { erasures });
  },
);
