import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction as FirestoreTransaction,
  UpdateData,
} from 'firebase-admin/firestore';
import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import { currentRequestContext } from '../request-context';
import { NO_TIME_LIMIT, type TimeLimit, runWithTimeLimit } from './time-limit';
import { isTransactionConflict, runTransaction } from './transactions';

/** A stored document; repositories parse `data` before passing it on. */
export interface StoredDocument {
  id: string;
  path: string;
  data: unknown;
}

/** Query constraints on a collection, e.g. `(all) => all.where('user_id', '==', uid).limit(1)`. */
export type QueryShape = (collection: Query) => Query;

interface Reader {
  /** One document; null when missing. Costs one read either way. */
  get(path: string): Promise<StoredDocument | null>;
  /** Documents in the order of `paths`, null when missing. Costs one read each. */
  getAll(paths: readonly string[]): Promise<(StoredDocument | null)[]>;
  /** The documents of a query. Costs one read each, and one for an empty result. */
  find(collection: string, shape?: QueryShape): Promise<StoredDocument[]>;
}

interface Writer {
  /** Creates a document; the commit fails when it exists. */
  create(path: string, data: DocumentData): void;
  set(path: string, data: DocumentData, options?: { merge: boolean }): void;
  /** Updates fields of a document; the commit fails when it is missing. */
  update(path: string, data: UpdateData<DocumentData>): void;
  delete(path: string): void;
}

/** All reads must come before all writes: Firestore rejects reads after writes. */
export type DatabaseTransaction = Reader & Writer;

/** Firestore for repositories: documents by path. Counts every read and write for the current request. */
export interface Database extends Reader {
  /** A query over all collections with a name, at any depth. Costs as `find`. */
  findGroup(collection: string, shape: QueryShape): Promise<StoredDocument[]>;
  /** Counts the documents of a query. Costs one read per 1,000. */
  count(collection: string, shape?: QueryShape): Promise<number>;
  /**
   * Counts the documents of a query and sums one of their fields. `shape` must sort by that field, so
   * that its index exists. Costs one read per 1,000.
   */
  sum(
    collection: string,
    shape: QueryShape,
    field: string,
  ): Promise<{ count: number; sum: number }>;
  /**
   * Runs `work` in a transaction, with retries on contention; all writes or none. Documents read are
   * locked until the end: for concurrent creation it is faster to skip the read and let `create` fail.
   * @throws AppError conflict when all retries failed.
   */
  transaction<T>(work: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Commits the writes of `fill`, all or none; at most 500. */
  batch(fill: (writes: Writer) => void): Promise<void>;
}

const alreadyExists = z.object({ code: z.literal(6) });

/** Whether a commit failed because a document to create existed. */
export function isAlreadyExists(error: unknown): boolean {
  return alreadyExists.safeParse(error).success;
}

const INDEX_ENTRIES_PER_READ = 1000;

function countReads(documents: number): void {
  const context = currentRequestContext();
  if (context) context.reads += documents;
}

function countWrites(documents: number): void {
  const context = currentRequestContext();
  if (context) context.writes += documents;
}

function toDocument(snapshot: DocumentSnapshot): StoredDocument | null {
  if (!snapshot.exists) return null;
  return { id: snapshot.id, path: snapshot.ref.path, data: snapshot.data() };
}

function selectAll(collection: Query): Query {
  return collection;
}

/** Read functions shared by transactions and the client. */
interface Source {
  getAll(paths: readonly string[]): Promise<DocumentSnapshot[]>;
  run(query: Query): Promise<{ docs: DocumentSnapshot[] }>;
}

function reader(firestore: Firestore, source: Source): Reader {
  async function getAll(paths: readonly string[]) {
    if (paths.length === 0) return [];
    const snapshots = await source.getAll(paths);
    countReads(paths.length);
    return snapshots.map(toDocument);
  }
  return {
    getAll,
    async get(path) {
      const [document] = await getAll([path]);
      return document ?? null;
    },
    find: (collection, shape = selectAll) => found(source, shape(firestore.collection(collection))),
  };
}

async function found(source: Source, query: Query): Promise<StoredDocument[]> {
  const { docs } = await source.run(query);
  countReads(Math.max(1, docs.length));
  return docs.flatMap((snapshot) => toDocument(snapshot) ?? []);
}

/** Write functions that transactions and batches share. */
interface WriteTarget {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options: { merge?: boolean }): unknown;
  update(ref: DocumentReference, data: UpdateData<DocumentData>): unknown;
  delete(ref: DocumentReference): unknown;
}

/** Writes to a batch or transaction; `count` counts the writes after a commit. */
function writer(firestore: Firestore, target: WriteTarget): Writer & { count: () => number } {
  let writes = 0;
  function written(path: string) {
    writes += 1;
    return firestore.doc(path);
  }
  return {
    count: () => writes,
    create: (path, data) => void target.create(written(path), data),
    set: (path, data, options) => void target.set(written(path), data, options ?? {}),
    update: (path, data) => void target.update(written(path), data),
    delete: (path) => void target.delete(written(path)),
  };
}

/** Reads a missing document, never locked, to test whether Firestore answers. */
const probeOf = (firestore: Firestore) => () => firestore.doc('probes/answering').get();

/**
 * Runs `work` with a time limit in requests, because clients wait for them, and without a limit in scheduled
 * functions and triggers.
 */
function forCaller<T>(firestore: Firestore, work: (limit: TimeLimit) => Promise<T>): Promise<T> {
  const isAwaited = currentRequestContext() !== undefined;
  return isAwaited ? runWithTimeLimit(work, probeOf(firestore)) : work(NO_TIME_LIMIT);
}

function transactionSource(firestore: Firestore, transaction: FirestoreTransaction): Source {
  return {
    getAll: (paths) => transaction.getAll(...paths.map((path) => firestore.doc(path))),
    run: (query) => transaction.get(query),
  };
}

async function transact<T>(
  firestore: Firestore,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  let writes = 0;
  try {
    const result = await forCaller(firestore, ({ assertCallerWaiting }) =>
      runTransaction(firestore, async (transaction) => {
        const target = writer(firestore, transaction);
        const source = transactionSource(firestore, transaction);
        const answer = await work({ ...reader(firestore, source), ...target });
        writes = target.count();
        assertCallerWaiting();
        return answer;
      }),
    );
    countWrites(writes);
    return result;
  } catch (cause) {
    if (!isTransactionConflict(cause)) throw cause;
    throw new AppError('conflict', 'This was changed at the same time. Please try again.', {
      cause,
    });
  }
}

/** Wraps a Firestore client to count reads and writes per request. */
export function createDatabase(firestore: Firestore): Database {
  const source: Source = {
    getAll: (paths) =>
      forCaller(firestore, () => firestore.getAll(...paths.map((path) => firestore.doc(path)))),
    run: (query) => forCaller(firestore, () => query.get()),
  };
  return {
    ...reader(firestore, source),
    findGroup: (collection, shape) => found(source, shape(firestore.collectionGroup(collection))),
    async count(collection, shape = selectAll) {
      const counted = shape(firestore.collection(collection)).count();
      const snapshot = await forCaller(firestore, () => counted.get());
      const { count } = snapshot.data();
      countReads(Math.max(1, Math.ceil(count / INDEX_ENTRIES_PER_READ)));
      return count;
    },
    async sum(collection, shape, field) {
      const { AggregateField } = await import('firebase-admin/firestore');
      const wanted = { count: AggregateField.count(), sum: AggregateField.sum(field) };
      const summed = shape(firestore.collection(collection)).aggregate(wanted);
      const snapshot = await forCaller(firestore, () => summed.get());
      const { count, sum } = snapshot.data();
      countReads(Math.max(1, Math.ceil(count / INDEX_ENTRIES_PER_READ)));
      return { count, sum };
    },
    transaction: (work) => transact(firestore, work),
    async batch(fill) {
      const batch = firestore.batch();
      const target = writer(firestore, batch);
      fill(target);
      await forCaller(firestore, () => batch.commit());
      countWrites(target.count());
    },
  };
}
