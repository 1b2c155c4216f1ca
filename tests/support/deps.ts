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

/** The bucket of the emulators, with `changes` to each of its files. */
function bucketWith(changes: object): typeof storage {
  return Object.assign(Object.create(storage) as typeof storage, {
    file: (name: string) => Object.assign(storage.file(name), changes),
  });
}

const endProcess = () => {
  throw new Error('killed');
};

/** The same, in a process that ends when it reads the bytes of an object. */
export const depsWithoutReading = {
  ...workDeps,
  bucket: bucketWith({ createReadStream: endProcess }),
};

/** The same, where every object seems to be there. */
export const depsThatEndReading = {
  ...workDeps,
  bucket: bucketWith({
    createReadStream: endProcess,
    getMetadata: () => Promise.resolve([{ contentType: 'image/jpeg', size: '3' }]),
  }),
};

/** The same, some days from now. */
export function inDays(days: number) {
  return { ...workDeps, clock: { now: () => new Date(Date.now() + days * 86_400_000) } };
}
