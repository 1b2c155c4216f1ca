import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/errors';
import * as z from 'zod/mini';
import type { Clock } from './clock';
import type { DatabaseTransaction } from './database';
import { storedTime } from './stored-fields';

/** Names one write, so that a retry of it has no second effect. */
export interface IdempotencyClaim {
  /** Of the caller and the Idempotency-Key header. */
  id: string;
  /** Of the call and everything that was sent with it. */
  fingerprint: string;
}

/** What a claim is made of. */
interface Write {
  uid: string;
  key: string;
  method: string;
  path: string;
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly { field: string; bytes: Buffer }[];
}

/** Hours that an answer is kept; the TTL policy of `expires_at` deletes it some time after. */
const KEPT_HOURS = 24;

const record = z.strictObject({
  fingerprint: z.string(),
  /** The answer as JSON. */
  answer: z.string(),
  expires_at: storedTime,
});

function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('base64url');
}

/** The claim of a write. Keys are each caller's own: two callers may use the same one. */
export function claimOf(write: Write): IdempotencyClaim {
  const sent = JSON.stringify([write.method, write.path, write.params, write.query, write.body]);
  const files = write.files.flatMap((file) => [file.field, file.bytes]);
  return { id: digest(write.uid, write.key), fingerprint: digest(sent, ...files) };
}

/**
 * Runs `effect` within a transaction once for each claim: a retry gets the first answer again
 * without the effect. Without a claim the effect simply runs. `answer` is the schema of what the
 * effect returns, which has to survive JSON; it must hold no secrets, because it is stored.
 * Comes first in its transaction, since it reads.
 * @throws AppError conflict when the claim's key came with another call before.
 */
export async function once<S extends z.ZodMiniType>(
  tx: DatabaseTransaction,
  clock: Clock,
  claim: IdempotencyClaim | null,
  answer: S,
  effect: () => Promise<z.output<S>>,
): Promise<z.output<S>> {
  if (!claim) return effect();
  const path = `idempotency/${claim.id}`;
  const stored = await tx.get(path);
  const earlier = stored && z.parse(record, stored.data);
  if (earlier && Date.parse(earlier.expires_at) > clock.now().getTime()) {
    if (earlier.fingerprint === claim.fingerprint) return answer.parse(JSON.parse(earlier.answer));
    throw new AppError('conflict', 'This Idempotency-Key was used for another request before.');
  }
  const result = answer.parse(await effect());
  const expiresAt = new Date(clock.now().getTime() + KEPT_HOURS * 3_600_000);
  tx.set(path, {
    fingerprint: claim.fingerprint,
    answer: JSON.stringify(result),
    expires_at: expiresAt,
  });
  return result;
}
