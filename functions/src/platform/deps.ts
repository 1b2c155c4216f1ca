import type { Auth } from 'firebase-admin/auth';
import type { Storage } from 'firebase-admin/storage';
import type { Logger } from 'pino';
import type { AttestationVerifier } from './app-check';
import type { Clock } from './clock';
import type { Config } from './parameters/config';
import type { Database } from './database/database';
import type { IdGenerator } from './database/ids';

export interface Deps {
  db: Database;
  auth: Auth;
  appCheck: AttestationVerifier;
  bucket: ReturnType<Storage['bucket']>;
  clock: Clock;
  ids: IdGenerator;
  logger: Logger;
  config: Config;
}
