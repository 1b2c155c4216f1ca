import { systemClock } from '../../functions/src/platform/clock';
import { createDatabase } from '../../functions/src/platform/database/database';
import { createLogger } from '../../functions/src/platform/logger';
import { SHOP_DEFAULTS } from '../../functions/src/platform/parameters/shop-parameters';
import { randomIds } from '../../functions/src/platform/database/ids';
import { auth, firestore, storage } from './admin';

/**
 * Options of waiting for a trigger that renders print files. The function that makes them has to start
 * first, and the emulator delivers an event after all earlier ones, one at a time.
 */
export const RENDERING_WAIT_OPTIONS = { timeout: 150_000, interval: 500 };

/** Dependencies of triggers and scheduled jobs, on the emulators. */
export const jobDeps = {
  db: createDatabase(firestore),
  auth,
  bucket: storage,
  clock: systemClock,
  logger: createLogger({ logLevel: 'silent' }),
  ids: randomIds,
  config: { shop: { ...SHOP_DEFAULTS, faces_per_photo: 0 } },
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

/** `jobDeps` whose bucket throws when the content of an object is read, like a killed process. */
export const depsWithFailingReads = {
  ...jobDeps,
  bucket: bucketWith({ createReadStream: endProcess }),
};

/** `depsWithFailingReads` whose bucket also reports each object as an existing JPEG of 3 bytes. */
export const depsWithFailingReadsOfAnyObject = {
  ...jobDeps,
  bucket: bucketWith({
    createReadStream: endProcess,
    getMetadata: () => Promise.resolve([{ contentType: 'image/jpeg', size: '3' }]),
  }),
};

/** `jobDeps` with a clock that is `days` days ahead. */
export function jobDepsInDays(days: number) {
  return { ...jobDeps, clock: { now: () => new Date(Date.now() + days * 86_400_000) } };
}
