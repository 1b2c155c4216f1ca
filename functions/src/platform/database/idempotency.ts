import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { type Database, type DatabaseTransaction, isAlreadyExists } from './database';
import { packJson, unpackJson } from '../formats/packed-json';
import { storedObject, storedTime } from './stored-fields';

/** Identifies a write, so that retries have no second effect. */
export interface IdempotencyClaim {
  /** Hash of the caller and the Idempotency-Key header. */
  id: string;
  /** Hash of the call and its input. */
  fingerprint: string;
  /**
   * Ids of accounts and records whose data the answer may contain: the caller's uid and the ids in the
   * path.
   */
  concerns: readonly string[];
}

/** Parts of a claim. */
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

/** Hours until the TTL policy of `expires_at` may delete an answer. */
const KEPT_HOURS = 24;

/** Length above which answers are compressed: a document holds 1 MiB, and a large album may exceed that. */
const PACKED_LENGTH = 100_000;

const record = storedObject({
  fingerprint: z.string(),
  /** The answer as JSON; compressed when long. */
  answer: z.union([z.string(), z.instanceof(Uint8Array)]),
  expires_at: storedTime,
  /** For finding the answers of an account at its erasure; missing in records of earlier releases. */
  concerns: z.optional(z.array(z.string())),
});

function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('base64url');
}

const pathOf = (claim: IdempotencyClaim) => `idempotency/${claim.id}`;

/** Creates the claim of a write. Keys are scoped to the caller. */
export function createIdempotencyClaim(write: Write): IdempotencyClaim {
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
 * The claim of one step of a write with several transactions, so that a retry continues after the last
 * completed step. `sent` holds the input of the step.
 */
export function createStepIdempotencyClaim(
  claim: IdempotencyClaim,
  step: number,
  sent: readonly (string | Buffer)[],
): IdempotencyClaim {
  return { ...claim, id: `${claim.id}-${step}`, fingerprint: digest(...sent) };
}

interface Remembered {
  answer: unknown;
}

/** The stored answer of a claim; null when it is new. */
async function findStoredAnswer(db: Database, claim: IdempotencyClaim): Promise<Remembered | null> {
  const stored = await db.get(pathOf(claim));
  if (!stored) return null;
  const { fingerprint, answer } = z.parse(record, stored.data);
  if (fingerprint !== claim.fingerprint) {
    throw new AppError('conflict', 'This Idempotency-Key was used for another request before.');
  }
  const isPlain = typeof answer === 'string';
  return { answer: isPlain ? JSON.parse(answer) : await unpackJson(answer, z.unknown()) };
}

async function storeAnswer(
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

/** Paths of stored answers that concern an account or record, at most 30 ids per call. */
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
 * The stored answer of a claim, or null: for writes with checks before the transaction, which a retry
 * must skip.
 * @throws AppError conflict when the key was used by a different call.
 */
export async function findEarlierAnswer<S extends z.ZodMiniType>(
  { db }: { db: Database },
  claim: IdempotencyClaim | null,
  schema: S,
): Promise<z.output<S> | null> {
  const earlier = claim && (await findStoredAnswer(db, claim));
  return earlier && stripUnknownFields(schema).parse(earlier.answer);
}

/** Result of a transaction with a claim. */
interface Performed<Answer, Effect> {
  answer: Answer;
  /** Effect of the transaction committed by this call; null for a stored answer. */
  effect: Effect | null;
}

/**
 * Runs `work` in a transaction once per claim, like `runOnce`, and also returns its effect: data for
 * steps after the commit.
 */
export async function runOnceWithEffect<S extends z.ZodMiniType, Effect>(
  { db, clock }: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  work: (tx: DatabaseTransaction) => Promise<{ answer: z.output<S>; effect: Effect }>,
): Promise<Performed<z.output<S>, Effect>> {
  if (!claim) return db.transaction(work);
  const answers = stripUnknownFields(schema);
  const earlier = await findStoredAnswer(db, claim);
  if (earlier) return { answer: answers.parse(earlier.answer), effect: null };
  try {
    return await db.transaction(async (tx) => {
      const { answer, effect } = await work(tx);
      const parsed = answers.parse(answer);
      await storeAnswer(tx, clock.now(), claim, parsed);
      return { answer: parsed, effect };
    });
  } catch (error) {
    // An identical concurrent call may have been faster and caused this error; otherwise it is genuine.
    const isTwinLikely = isAlreadyExists(error) || error instanceof AppError;
    const twin = isTwinLikely ? await findStoredAnswer(db, claim) : null;
    if (!twin) throw error;
    return { answer: answers.parse(twin.answer), effect: null };
  }
}

/**
 * Runs `effect` in a transaction once per claim: a retry gets the stored answer without the effect.
 * Without a claim the effect always runs. `schema` describes the answer, which is stored as JSON and
 * must not contain secrets.
 * @throws AppError conflict when the key was used by a different call.
 */
export async function runOnce<S extends z.ZodMiniType>(
  deps: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  effect: (tx: DatabaseTransaction) => Promise<z.output<S>>,
): Promise<z.output<S>> {
  const { answer } = await runOnceWithEffect<S, null>(deps, claim, schema, async (tx) => ({
    answer: await effect(tx),
    effect: null,
  }));
  return answer;
}
