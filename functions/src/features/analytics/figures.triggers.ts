import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

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
    const { updateDailyFigures } = await import('./figures.service');
    await updateDailyFigures(await loadTriggerDeps());
  },
);
