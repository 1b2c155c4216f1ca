import { getFirestore } from 'firebase-admin/firestore';
import { foldFigures } from '../functions/src/features/figures/figures.service.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import { createDatabase } from '../functions/src/platform/database.ts';
import { openProject } from './open-project.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Brings what happens in the local shop to the figures of the console, as the schedule does it in a
 * real project: the emulators run no schedules.
 */
export async function keepFigures(projectId: string): Promise<void> {
  const db = createDatabase(getFirestore(await openProject(projectId, 'firestore')));
  const fold = async () => {
    try {
      await foldFigures({ db, clock: systemClock });
    } catch (error) {
      console.warn('The figures of the console could not be brought up to date.', error);
    }
  };
  await fold();
  setInterval(() => void fold(), EVERY_MS).unref();
}
