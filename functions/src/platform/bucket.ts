import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from './deps';

/** `IdempotencyStrategy.RetryAlways`: naming the enum would load the client where nobody needs it. */
const RETRY_ALWAYS = 0;

/**
 * The bucket of an app. What the shop writes and deletes it could as well do twice: so a call whose
 * connection breaks is made again. By default the client makes only reads again, and, while one
 * write is under way, nothing at all.
 */
export function openBucket(app: App): Deps['bucket'] {
  const bucket = getStorage(app).bucket();
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS });
  return bucket;
}
