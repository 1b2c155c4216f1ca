import { systemClock } from '../../functions/src/platform/clock';
import { createDatabase } from '../../functions/src/platform/database/database';
import { createLogger } from '../../functions/src/platform/logger';
import { randomIds } from '../../functions/src/platform/database/ids';
import { auth, firestore, storage } from './admin';

/** Dependencies of triggers and scheduled jobs, on the emulators. */
export const workDeps = {
  db: createDatabase(firestore),
  auth,
  bucket: storage,
  clock: systemClock,
  logger: createLogger({ logLevel: 'silent' }),
  ids: randomIds,
};

/** The emulators' bucket, with `changes` applied to each of its files. */
function bucketWith(changes: object): typeof storage {
  return Object.assign(Object.create(storage) as typeof storage, {
    file: (name: string) => Object.assign(storage.file(name), changes),
  });
}

const endProcess = () => {
  throw new Error('killed');
};

/** `workDeps` of a process that ends when it reads the content of an object. */
export const depsWithoutReading = {
  ...workDeps,
  bucket: bucketWith({ createReadStream: endProcess }),
};

/** `depsWithoutReading` whose bucket reports every object as existing. */
export const depsThatEndReading = {
  ...workDeps,
  bucket: bucketWith({
    createReadStream: endProcess,
    getMetadata: () => Promise.resolve([{ contentType: 'image/jpeg', size: '3' }]),
  }),
};

/** `workDeps` with a clock that many days ahead. */
export function inDays(days: number) {
  return { ...workDeps, clock: { now: () => new Date(Date.now() + days * 86_400_000) } };
}
