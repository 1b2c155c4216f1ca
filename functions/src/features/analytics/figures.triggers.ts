import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Brings what has happened to the figures of its day, which the console shows. */
export const foldDailyFigures = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 5 minutes',
    timeoutSeconds: 540,
    maxInstances: 1,
    concurrency: 1,
  },
  async () => {
    // loaded by the first event: the API's own instances come by this file as well
    const [{ foldFigures }, { createTriggerDeps }] = await Promise.all([
      import('./figures.service'),
      import('../../platform/trigger-deps'),
    ]);
    await foldFigures(createTriggerDeps());
  },
);
