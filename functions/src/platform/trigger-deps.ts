import { getApps, initializeApp } from 'firebase-admin/app';
import type { Logger } from 'pino';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openBucket } from './bucket';
import { type Clock, systemClock } from './clock';
import { createDatabase, type Database } from './database/database';
import type { Deps } from './deps';
import { createLogger } from './logger';
import { type Ids, randomIds } from './database/ids';

/** What triggers and schedules work with: no request is counted, and no caller known. */
export interface TriggerDeps {
  firestore: Firestore;
  db: Database;
  auth: Auth;
  bucket: Deps['bucket'];
  clock: Clock;
  logger: Logger;
  ids: Ids;
}

/** Initialises the Admin SDK with what the platform provides, once for the process. */
export function createTriggerDeps(): TriggerDeps {
  const [app = initializeApp()] = getApps();
  const firestore = getFirestore(app);
  return {
    firestore,
    db: createDatabase(firestore),
    auth: getAuth(app),
    // The client of Cloud Storage takes long to load, and few triggers need it.
    get bucket() {
      return openBucket(app);
    },
    clock: systemClock,
    logger: createLogger({ logLevel: 'info' }),
    ids: randomIds,
  };
}
