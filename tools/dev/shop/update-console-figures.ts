import { getFirestore } from 'firebase-admin/firestore';
import { updateDailyFigures } from '../../../functions/src/features/analytics/figures.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import { createDatabase } from '../../../functions/src/platform/database/database.ts';
import { openProject } from './open-project.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Runs `updateFigures` immediately and then every five minutes while the process runs. Prints
 * failures; the next run includes the missed events.
 */
export async function runEveryFiveMinutes(updateFigures: () => Promise<unknown>): Promise<void> {
  const attempt = async () => {
    try {
      await updateFigures();
    } catch (error) {
      console.warn('The figures of the console could not be brought up to date.', error);
    }
  };
  await attempt();
  setInterval(() => void attempt(), EVERY_MS).unref();
}

/**
 * Updates the figures of the console regularly, because the emulators run no schedules.
 */
export async function keepConsoleFiguresUpdated(projectId: string): Promise<void> {
  const db = createDatabase(getFirestore(await openProject(projectId, 'firestore')));
  await runEveryFiveMinutes(() => updateDailyFigures({ db, clock: systemClock }));
}
