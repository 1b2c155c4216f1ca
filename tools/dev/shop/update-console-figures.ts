import { getFirestore } from 'firebase-admin/firestore';
import { foldFigures } from '../../../functions/src/features/analytics/figures.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import { createDatabase } from '../../../functions/src/platform/database/database.ts';
import { openProject } from './open-project.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Calls `fold` immediately and then every five minutes while the process runs. Prints failures; the
 * next call includes what was missed.
 */
export async function runEveryFiveMinutes(fold: () => Promise<unknown>): Promise<void> {
  const attempt = async () => {
    try {
      await fold();
    } catch (error) {
      console.warn('The figures of the console could not be brought up to date.', error);
    }
  };
  await attempt();
  setInterval(() => void attempt(), EVERY_MS).unref();
}

/**
 * Updates the figures of the console regularly, as a schedule does in a real project: the emulators run no
 * schedules.
 */
export async function keepConsoleFiguresUpdated(projectId: string): Promise<void> {
  const db = createDatabase(getFirestore(await openProject(projectId, 'firestore')));
  await runEveryFiveMinutes(() => foldFigures({ db, clock: systemClock }));
}
