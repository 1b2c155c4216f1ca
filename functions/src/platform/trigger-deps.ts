import { getApps, initializeApp } from 'firebase-admin/app';
import type { Logger } from 'pino';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openBucket } from './bucket';
import { type Clock, systemClock } from './clock';
import { createDatabase, type Database } from './database/database';
import type { Deps } from './deps';
import { createLogger } from './logger';
import { type IdGenerator, randomIds } from './database/ids';

/** Dependencies of triggers and schedules, which have no request and no caller. */
export interface TriggerDeps {
  firestore: Firestore;
  db: Database;
  auth: Auth;
  bucket: Deps['bucket'];
  clock: Clock;
  logger: Logger;
  ids: IdGenerator;
}

/** Initialises the Admin SDK with the platform's settings, once per process. */
export function createTriggerDeps(): TriggerDeps {
  const [app = initializeApp()] = getApps();
  const firestore = getFirestore(app);
  return {
    firestore,
    db: createDatabase(firestore),
    auth: getAuth(app),
    // The client of Cloud Storage loads slowly, and few triggers need it.
    get bucket() {
      return openBucket(app);
    },
    clock: systemClock,
    logger: createLogger({ logLevel: 'info' }),
    ids: randomIds,
  };
}
