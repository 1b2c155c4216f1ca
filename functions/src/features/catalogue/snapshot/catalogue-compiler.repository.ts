import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { withIsoTimes } from '../../../platform/database/stored-fields';
import { runTransaction } from '../../../platform/database/transactions';
import { CATALOGUE_KINDS, catalogueRecords } from '../catalogue.records';
import {
  bundledWith,
  type CatalogueState,
  type Change,
  changeRecord,
  fromPiece,
  type Identified,
  identified,
  parseState,
  pieceOf,
  snapshotPaths,
  sourcePath,
  toPiece,
} from './catalogue-snapshot.records';

/**
 * Reads and writes for compiling the catalogue. Used by triggers, schedules and tools, not by requests, so it
 * takes Firestore itself instead of the database that counts reads per request.
 */

/** The database that contains the catalogue. */
export type CatalogueStore = Firestore;

/** Maximum number of changes applied in one transaction. */
const MAX_CHANGES = 200;

/**
 * Maximum size in bytes of the pieces in one transaction, without the bundle: Firestore accepts 10 MiB, its
 * emulator 4.
 */
const MAX_COMMIT_BYTES = 3_000_000;

/** gRPC codes ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const overtaken = z.object({ code: z.literal([6, 9, 10]) });

type Pieces = Map<string, Identified[]>;

/** Size of a stored piece in bytes; 0 for none. */
function bytesOf(piece: DocumentData | null | undefined): number {
  const data: unknown = piece?.['data'];
  return data instanceof Uint8Array ? data.length : 0;
}

/** Maximum number of rejected records stored in the state; the log contains all. */
const MAX_NAMED = 200;

/** The stored form of a valid record; null for a deleted or invalid one, which is added to `rejected`. */
function validRecord(
  change: Change,
  document: Pick<DocumentSnapshot, 'id' | 'data'>,
  rejected: string[],
): Identified | null {
  const data = document.data();
  if (!data) return null;
  const fields = withIsoTimes(data);
  const record = z.safeParse(z.pipe(identified, catalogueRecords[change.kind]), fields);
  if (record.success && String(record.data.id) === document.id) return identified.parse(fields);
  const problem = record.success ? 'the id is not the document id' : record.error.message;
  rejected.push(`${sourcePath(change)}: ${problem}`);
  return null;
}

/** Paths of all rejected records after those of `looked` were validated again. */
function namedRejected(
  before: readonly string[],
  looked: readonly string[],
  rejected: readonly string[],
): string[] {
  const paths = rejected.flatMap((text) => text.split(': ', 1));
  return [...before.filter((path) => !looked.includes(path)), ...paths].slice(0, MAX_NAMED);
}

/** All records of the catalogue by piece, from one consistent read. */
export async function readAllPieces(
  firestore: CatalogueStore,
): Promise<{ pieces: Pieces; rejected: string[]; reads: number }> {
  const lists = await firestore.runTransaction(
    (transaction) =>
      Promise.all(
        CATALOGUE_KINDS.map(async (kind) => {
          const found = await transaction.get(firestore.collection(`catalogue/${kind}/items`));
          return { kind, found };
        }),
      ),
    { readOnly: true },
  );
  const rejected: string[] = [];
  const pieces: Pieces = new Map();
  for (const { kind, found } of lists) {
    for (const document of found.docs) {
      const change = { kind, id: document.id };
      const record = validRecord(change, document, rejected);
      const key = pieceOf(change);
      if (record) pieces.set(key, [...(pieces.get(key) ?? []), record]);
    }
  }
  const reads = lists.reduce((sum, { found }) => sum + Math.max(1, found.size), 0);
  return { pieces, rejected, reads };
}

export async function readState(firestore: CatalogueStore): Promise<CatalogueState> {
  return parseState((await firestore.doc(snapshotPaths.state).get()).data());
}

/** Notes a change that is not in the snapshot yet. */
export async function noteChange(
  firestore: CatalogueStore,
  change: Change,
  now: Date,
): Promise<void> {
  await firestore.doc(snapshotPaths.change(change)).set({ ...change, at: now });
}

/** Whether a change is noted. */
export async function isNoted(firestore: CatalogueStore, change: Change): Promise<boolean> {
  return (await firestore.doc(snapshotPaths.change(change)).get()).exists;
}

/**
 * Requests a compilation, unless `isCovered` returns true. Uses no lock, because a burst of changes would
 * queue for it.
 * @returns whether it was requested
 */
export async function requestCompilation(
  firestore: CatalogueStore,
  now: Date,
  isCovered: (state: CatalogueState) => boolean,
): Promise<boolean> {
  const reference = firestore.doc(snapshotPaths.state);
  for (;;) {
    const state = await reference.get();
    if (isCovered(parseState(state.data()))) return false;
    try {
      if (state.updateTime === undefined) await reference.create({ requested_at: now });
      else await reference.update({ requested_at: now }, { lastUpdateTime: state.updateTime });
      return true;
    } catch (error) {
      // another call was faster, most likely for the same change
      if (!overtaken.safeParse(error).success) throw error;
    }
  }
}

/** Marks the start of a compilation: changes noted from here on need another one. */
export async function beginCompilation(firestore: CatalogueStore): Promise<void> {
  await firestore.doc(snapshotPaths.state).set({ requested_at: null }, { merge: true });
}

type StoredPiece = Awaited<ReturnType<typeof toPiece>>;

/** Pieces in stored form; null deletes a piece. */
type StoredPieces = ReadonlyMap<string, StoredPiece | null>;

/** Pieces to write, and the paths of the records missing in all pieces. */
interface Writing {
  state: CatalogueState;
  pieces: StoredPieces;
  /** The pieces not yet written by an earlier transaction of this revision. */
  unwritten?: StoredPieces;
  rejected: string[];
  now: Date;
}

async function storedPieces(revision: number, pieces: Pieces): Promise<StoredPieces> {
  const stored = new Map<string, StoredPiece | null>();
  for (const [key, records] of pieces) {
    stored.set(key, records.length > 0 ? await toPiece({ revision, records }) : null);
  }
  return stored;
}

/** Splits pieces into parts that fit into one transaction each. */
function inParts(pieces: StoredPieces): StoredPieces[] {
  const parts: [string, StoredPiece | null][][] = [[]];
  let bytes = 0;
  for (const [key, piece] of pieces) {
    bytes += bytesOf(piece);
    if (bytes > MAX_COMMIT_BYTES) {
      parts.push([]);
      bytes = bytesOf(piece);
    }
    parts.at(-1)?.push([key, piece]);
  }
  return parts.map((part) => new Map(part));
}

/** Adds pieces to the bundle, and removes those that are deleted or too large for it. */
function bundlePieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  { bundled }: CatalogueState,
  pieces: StoredPieces,
): Record<string, number> {
  const bytes = [...pieces].map(([key, piece]) => [key, piece?.data.length ?? 0] as const);
  const bundle = bundledWith(bundled ?? {}, new Map(bytes));
  const changed = new Map<string, StoredPiece | FieldValue>();
  for (const [key, piece] of pieces) {
    if (piece && key in bundle) changed.set(key, piece);
    else if (bundled) changed.set(key, FieldValue.delete());
  }
  const reference = firestore.doc(snapshotPaths.bundle);
  const fields = { pieces: Object.fromEntries(changed) };
  transaction.set(reference, fields, { merge: bundled !== null });
  return bundle;
}

function setPieces(firestore: CatalogueStore, transaction: Transaction, pieces: StoredPieces) {
  for (const [key, piece] of pieces) {
    const reference = firestore.doc(snapshotPaths.piece(key));
    if (piece) transaction.set(reference, piece);
    else transaction.delete(reference);
  }
}

/** Writes pieces, bundle and state with the next revision. */
function writePieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  { state, pieces, unwritten = pieces, rejected, now }: Writing,
): number {
  const revision = state.revision + 1;
  const revisions = new Map(Object.entries(state.pieces));
  for (const [key, piece] of pieces) {
    if (piece) revisions.set(key, revision);
    else revisions.delete(key);
  }
  setPieces(firestore, transaction, unwritten);
  const bundled = bundlePieces(firestore, transaction, state, pieces);
  transaction.set(
    firestore.doc(snapshotPaths.state),
    { revision, pieces: Object.fromEntries(revisions), bundled, rejected, compiled_at: now },
    { mergeFields: ['revision', 'pieces', 'bundled', 'rejected', 'compiled_at'] },
  );
  return revision;
}

/** Runs a step unless the revision has changed since `before`; null when it has. */
function unlessOvertaken<T>(
  firestore: CatalogueStore,
  before: CatalogueState,
  step: (transaction: Transaction, state: CatalogueState) => T,
): Promise<T | null> {
  return runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(firestore.doc(snapshotPaths.state));
    const state = parseState(found.data());
    return state.revision === before.revision ? step(transaction, state) : null;
  });
}

/**
 * Publishes exactly these pieces, unless the revision has changed since `before`. If they exceed one
 * transaction, the others are written first: instances accept a piece that is newer than the state.
 * @returns the revision; null when another compilation was faster
 */
export async function publishAll(
  firestore: CatalogueStore,
  before: CatalogueState,
  { pieces, rejected = [], now }: { pieces: Pieces; rejected?: string[]; now: Date },
): Promise<number | null> {
  const gone = Object.keys(before.pieces).filter((key) => !pieces.has(key));
  const all: Pieces = new Map(pieces);
  for (const key of gone) all.set(key, []);
  const stored = await storedPieces(before.revision + 1, all);
  const parts = inParts(stored);
  const last = parts.pop();
  for (const part of parts) {
    const isWritten = await unlessOvertaken(firestore, before, (transaction) => {
      setPieces(firestore, transaction, part);
      return true;
    });
    if (!isWritten) return null;
  }
  const named = namedRejected([], [], rejected);
  return unlessOvertaken(firestore, before, (transaction, state) =>
    writePieces(firestore, transaction, {
      state,
      pieces: stored,
      unwritten: last,
      rejected: named,
      now,
    }),
  );
}

/** Result of applying noted changes. */
interface Applied {
  /** Number of applied changes; 0 when none were noted. */
  changes: number;
  /** Whether more changes may be noted. */
  isMore: boolean;
  /** Number of documents read. */
  reads: number;
  revision: number;
  rejected: string[];
}

/** The pieces of changed records with the changes applied: as many as fit into one transaction. */
async function changedPieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  noted: readonly Change[],
): Promise<{ pieces: Pieces; rejected: string[]; taken: Change[] }> {
  const keys = [...new Set(noted.map(pieceOf))];
  const paths = [...noted.map(sourcePath), ...keys.map(snapshotPaths.piece)];
  const documents = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  const rejected: string[] = [];
  const pieces: Pieces = new Map();
  let bytes = 0;
  for (const [index, key] of keys.entries()) {
    const data = documents[noted.length + index]?.data();
    bytes += bytesOf(data);
    if (pieces.size > 0 && bytes > MAX_COMMIT_BYTES) break;
    const records = new Map(
      (data ? (await fromPiece(data)).records : []).map((record) => [String(record.id), record]),
    );
    for (const [place, change] of noted.entries()) {
      const source = documents[place];
      if (!source || pieceOf(change) !== key) continue;
      const record = validRecord(change, source, rejected);
      if (record) records.set(change.id, record);
      else records.delete(change.id);
    }
    pieces.set(key, [...records.values()]);
  }
  return { pieces, rejected, taken: noted.filter((change) => pieces.has(pieceOf(change))) };
}

/**
 * Applies noted changes to the snapshot and deletes their notes, in one transaction. It reads only the
 * changed records and their pieces, independent of the catalogue's size. Notes are queried before the
 * transaction: a query within it would block new notes until it ends.
 * @returns null when the catalogue has not been compiled into pieces and a bundle yet
 */
export async function applyChanges(firestore: CatalogueStore, now: Date): Promise<Applied | null> {
  const found = await firestore.collection(snapshotPaths.changes).limit(MAX_CHANGES).get();
  const references = found.docs.map(({ ref }) => ref);
  return runTransaction(firestore, async (transaction) => {
    const [stateDocument, ...others] = await transaction.getAll(
      firestore.doc(snapshotPaths.state),
      ...references,
    );
    const notes = others.filter(({ exists }) => exists); // without those applied meanwhile
    const state = parseState(stateDocument?.data());
    const { revision } = state;
    const reads = 1 + 2 * Math.max(1, found.size);
    if (notes.length === 0) return { changes: 0, isMore: false, reads, revision, rejected: [] };
    if (revision === 0 || !state.bundled) return null;
    const noted = notes.map((note) => z.parse(changeRecord, note.data()));
    const { pieces, rejected, taken } = await changedPieces(firestore, transaction, noted);
    const named = namedRejected(state.rejected, taken.map(sourcePath), rejected);
    const stored = await storedPieces(revision + 1, pieces);
    const next = writePieces(firestore, transaction, {
      state,
      pieces: stored,
      rejected: named,
      now,
    });
    for (const change of taken) transaction.delete(firestore.doc(snapshotPaths.change(change)));
    return {
      changes: taken.length,
      isMore: taken.length < noted.length || found.size === MAX_CHANGES,
      reads: reads + noted.length + new Set(noted.map(pieceOf)).size,
      revision: next,
      rejected,
    };
  });
}
