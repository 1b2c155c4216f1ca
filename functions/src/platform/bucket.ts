import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from './deps';

/** `IdempotencyStrategy.RetryAlways`; importing the enum would load the client too early. */
const RETRY_ALWAYS = 0;

/**
 * The bucket of an app. Retries all calls after connection errors, because the shop's writes and
 * deletions are idempotent. By default the client retries only reads, and nothing while a write is in
 * progress.
 */
export function openBucket(app: App): Deps['bucket'] {
  const bucket = getStorage(app).bucket();
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS });
  return bucket;
}
