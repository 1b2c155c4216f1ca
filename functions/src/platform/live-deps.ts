import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createAppCheckVerifier } from './app-check';
import { openBucket } from './bucket';
import { systemClock } from './clock';
import { readConfig } from './parameters/config';
import { createDatabase } from './database/database';
import type { Deps } from './deps';
import { randomIds } from './database/ids';
import { createLogger } from './logger';

/** Creates the dependencies of a running instance. @throws when a setting is missing or invalid. */
export function createLiveDeps(variables: NodeJS.ProcessEnv): Deps {
  const config = readConfig(variables);
  const app = initializeApp({ projectId: config.projectId, storageBucket: config.bucketName });
  return {
    config,
    logger: createLogger(config),
    db: createDatabase(getFirestore(app)),
    auth: getAuth(app),
    appCheck: createAppCheckVerifier(app),
    // The client of Cloud Storage loads slowly, and few calls need it.
    get bucket() {
      return openBucket(app);
    },
    clock: systemClock,
    ids: randomIds,
  };
}
