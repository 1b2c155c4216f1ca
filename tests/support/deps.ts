import { systemClock } from '../../functions/src/platform/clock';
import { createDatabase } from '../../functions/src/platform/database/database';
import { createLogger } from '../../functions/src/platform/logger';
import { randomIds } from '../../functions/src/platform/database/ids';
import { auth, firestore, storage } from './admin';

/** What the work of triggers and schedules takes, on the emulators. */
export const workDeps = {
  db: createDatabase(firestore),
  auth,
  bucket: storage,
  clock: systemClock,
  logger: createLogger({ logLevel: 'silent' }),
  ids: randomIds,
};

/** The same, some days from now. */
export function inDays(days: number) {
  return { ...workDeps, clock: { now: () => new Date(Date.now() + days * 86_400_000) } };
}
