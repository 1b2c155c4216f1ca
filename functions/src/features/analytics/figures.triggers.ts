import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Updates the daily figures shown in the console. */
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
    // loaded on the first event, because instances of the API import this file, too
    const [{ updateDailyFigures }, { createTriggerDeps }] = await Promise.all([
      import('./figures.service'),
      import('../../platform/trigger-deps'),
    ]);
    await updateDailyFigures(createTriggerDeps());
  },
);
