import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { withoutUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { type Database, type DatabaseTransaction, isAlreadyExists } from './database';
import { packJson, unpackJson } from '../formats/packed-json';
import { storedObject, storedTime } from './stored-fields';

/** Names one write, so that a retry of it has no second effect. */
export interface IdempotencyClaim {
  /** Of the caller and the Idempotency-Key header. */
  id: string;
  /** Of the call and everything that was sent with it. */
  fingerprint: string;
  /** Ids of the accounts and records whose data the answer may hold: the caller's uid and the ids in the path. */
  concerns: readonly string[];
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

/** Hours after which the TTL policy of `expires_at` may delete an answer. */
const KEPT_HOURS = 24;

/** A document holds 1 MiB, and an album with all that was proposed for it may have more. */
const PACKED_LENGTH = 100_000;

const record = storedObject({
  fingerprint: z.string(),
  /** The answer as JSON; packed where it is long. */
  answer: z.union([z.string(), z.instanceof(Uint8Array)]),
  expires_at: storedTime,
  /** Lets an erasure find the answers of an account; empty in records of earlier releases. */
  concerns: z.optional(z.array(z.string())),
});

function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('base64url');
}

const pathOf = (claim: IdempotencyClaim) => `idempotency/${claim.id}`;

/** The claim of a write. Keys are each caller's own: two callers may use the same one. */
export function claimOf(write: Write): IdempotencyClaim {
  const sent = JSON.stringify([write.method, write.path, write.params, write.query, write.body]);
  const files = write.files.flatMap((file) => [file.field, file.bytes]);
  const { params } = write;
  const ids = typeof params === 'object' ? Object.values(params ?? {}).map(String) : [];
  return {
    id: digest(write.uid, write.key),
    fingerprint: digest(sent, ...files),
    concerns: [write.uid, ...ids],
  };
}

/**
 * The claim of one step of a write that takes more than one transaction, so that a retry goes on where
 * the write broke off. `sent` is what the step's effect follows from.
 */
export function stepOf(
  claim: IdempotencyClaim,
  step: number,
  sent: readonly (string | Buffer)[],
): IdempotencyClaim {
  return { ...claim, id: `${claim.id}-${step}`, fingerprint: digest(...sent) };
}

interface Remembered {
  answer: unknown;
}

/** What the claim's write answered, or null when it is new. */
async function recall(db: Database, claim: IdempotencyClaim): Promise<Remembered | null> {
  const stored = await db.get(pathOf(claim));
  if (!stored) return null;
  const { fingerprint, answer } = z.parse(record, stored.data);
  if (fingerprint !== claim.fingerprint) {
    throw new AppError('conflict', 'This Idempotency-Key was used for another request before.');
  }
  const isPlain = typeof answer === 'string';
  return { answer: isPlain ? JSON.parse(answer) : await unpackJson(answer, z.unknown()) };
}

async function remember(
  tx: DatabaseTransaction,
  now: Date,
  claim: IdempotencyClaim,
  answer: unknown,
): Promise<void> {
  const json = JSON.stringify(answer);
  tx.create(pathOf(claim), {
    fingerprint: claim.fingerprint,
    answer: json.length < PACKED_LENGTH ? json : await packJson(answer),
    expires_at: new Date(now.getTime() + KEPT_HOURS * 3_600_000),
    concerns: claim.concerns,
  });
}

/** Paths of the kept answers that concern an account or record, at most 30 ids at once. */
export async function findIdempotentAnswers(
  reader: Pick<Database, 'find'>,
  ids: readonly string[],
): Promise<string[]> {
  const documents = await reader.find('idempotency', (all) =>
    all.where('concerns', 'array-contains-any', ids),
  );
  return documents.map(({ path }) => path);
}

/**
 * What the claim's write answered before, or null: for writes with checks of their own before the
 * transaction, which a retry must not run into.
 * @throws AppError conflict when the claim's key came with another call before.
 */
export async function earlierAnswer<S extends z.ZodMiniType>(
  { db }: { db: Database },
  claim: IdempotencyClaim | null,
  schema: S,
): Promise<z.output<S> | null> {
  const earlier = claim && (await recall(db, claim));
  return earlier && withoutUnknownFields(schema).parse(earlier.answer);
}

/** What a transaction of a claim comes to. */
interface Performed<Answer, Effect> {
  answer: Answer;
  /** Of the transaction that was committed by this call; null where an earlier one had answered. */
  effect: Effect | null;
}

/**
 * Runs `work` in a transaction, once for each claim, and hands on what it did, so that the caller can
 * go on from there after the commit; see `once`.
 */
export async function perform<S extends z.ZodMiniType, Effect>(
  { db, clock }: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  work: (tx: DatabaseTransaction) => Promise<{ answer: z.output<S>; effect: Effect }>,
): Promise<Performed<z.output<S>, Effect>> {
  if (!claim) return db.transaction(work);
  const answers = withoutUnknownFields(schema);
  const earlier = await recall(db, claim);
  if (earlier) return { answer: answers.parse(earlier.answer), effect: null };
  try {
    return await db.transaction(async (tx) => {
      const { answer, effect } = await work(tx);
      const parsed = answers.parse(answer);
      await remember(tx, clock.now(), claim, parsed);
      return { answer: parsed, effect };
    });
  } catch (error) {
    // Either a twin of this call was faster, and this one met its effect, or it fails by itself.
    const isTwinLikely = isAlreadyExists(error) || error instanceof AppError;
    const twin = isTwinLikely ? await recall(db, claim) : null;
    if (!twin) throw error;
    return { answer: answers.parse(twin.answer), effect: null };
  }
}

/**
 * Runs `effect` in a transaction, once for each claim: a retry gets the first answer again without
 * the effect. Without a claim the effect simply runs. `schema` describes what the effect returns,
 * which has to survive JSON and must hold no secrets, because it is stored.
 * @throws AppError conflict when the claim's key came with another call before.
 */
export async function once<S extends z.ZodMiniType>(
  deps: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  effect: (tx: DatabaseTransaction) => Promise<z.output<S>>,
): Promise<z.output<S>> {
  const { answer } = await perform<S, null>(deps, claim, schema, async (tx) => ({
    answer: await effect(tx),
    effect: null,
  }));
  return answer;
}
