import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { convertTimestampsToIso } from '../../../platform/database/stored-fields';
import { runTransaction } from '../../../platform/database/transactions';
import { CATALOGUE_KINDS, catalogueRecords } from '../catalogue.records';
import {
  bundledPieceSizes,
  type CatalogueState,
  type CatalogueChange,
  decodePiece,
  type RecordWithId,
  recordWithId,
  parseCatalogueState,
  pieceKey,
  snapshotPaths,
  catalogueRecordPath,
  encodePiece,
} from './catalogue-snapshot.records';

/**
 * Makes the pieces of the compiled catalogue from its records, and publishes them with bundle and state. Used
 * by triggers, schedules and tools, not by requests; so these functions take Firestore itself instead of the
 * database that counts reads per request.
 */

export type CatalogueStore = Firestore;

/**
 * Maximum size in bytes of the pieces in one transaction, without the bundle: Firestore accepts 10 MiB, its
 * emulator 4.
 */
const MAX_COMMIT_BYTES = 3_000_000;

type Pieces = Map<string, RecordWithId[]>;

/** Size of a stored piece in bytes; 0 if none. */
function bytesOf(piece: DocumentData | null | undefined): number {
  const data: unknown = piece?.['data'];
  return data instanceof Uint8Array ? data.length : 0;
}

/** Maximum number of rejected records stored in the state; the log contains all. */
const MAX_STORED_REJECTIONS = 200;

/** The stored form of a valid record; null for a deleted or invalid one, which is added to `rejected`. */
function validRecord(
  change: CatalogueChange,
  document: Pick<DocumentSnapshot, 'id' | 'data'>,
  rejected: string[],
): RecordWithId | null {
  const data = document.data();
  if (!data) return null;
  const fields = convertTimestampsToIso(data);
  const record = z.safeParse(z.pipe(recordWithId, catalogueRecords[change.kind]), fields);
  if (record.success && String(record.data.id) === document.id) return recordWithId.parse(fields);
  const problem = record.success ? 'the id is not the document id' : record.error.message;
  rejected.push(`${catalogueRecordPath(change)}: ${problem}`);
  return null;
}

/** Paths of all rejected records after those of `looked` were validated again. */
export function mergeRejectedPaths(
  before: readonly string[],
  looked: readonly string[],
  rejected: readonly string[],
): string[] {
  const paths = rejected.flatMap((text) => text.split(': ', 1));
  return [...before.filter((path) => !looked.includes(path)), ...paths].slice(
    0,
    MAX_STORED_REJECTIONS,
  );
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
      const key = pieceKey(change);
      if (record) pieces.set(key, [...(pieces.get(key) ?? []), record]);
    }
  }
  const reads = lists.reduce((sum, { found }) => sum + Math.max(1, found.size), 0);
  return { pieces, rejected, reads };
}

export async function readCompilerState(firestore: CatalogueStore): Promise<CatalogueState> {
  return parseCatalogueState((await firestore.doc(snapshotPaths.state).get()).data());
}

type StoredPiece = Awaited<ReturnType<typeof encodePiece>>;

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

export async function toStoredPieces(revision: number, pieces: Pieces): Promise<StoredPieces> {
  const stored = new Map<string, StoredPiece | null>();
  for (const [key, records] of pieces) {
    stored.set(key, records.length > 0 ? await encodePiece({ revision, records }) : null);
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
  const bundle = bundledPieceSizes(bundled ?? {}, new Map(bytes));
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
export function writePieces(
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
function runUnlessChanged<T>(
  firestore: CatalogueStore,
  before: CatalogueState,
  step: (transaction: Transaction, state: CatalogueState) => T,
): Promise<T | null> {
  return runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(firestore.doc(snapshotPaths.state));
    const state = parseCatalogueState(found.data());
    return state.revision === before.revision ? step(transaction, state) : null;
  });
}

/**
 * Publishes exactly these pieces, unless the revision has changed since `before`. If they exceed one
 * transaction, the others are written first: instances accept a piece that is newer than the state.
 * @returns the revision; null when another compilation was faster
 */
export async function publishAllPieces(
  firestore: CatalogueStore,
  before: CatalogueState,
  { pieces, rejected = [], now }: { pieces: Pieces; rejected?: string[]; now: Date },
): Promise<number | null> {
  const gone = Object.keys(before.pieces).filter((key) => !pieces.has(key));
  const all: Pieces = new Map(pieces);
  for (const key of gone) all.set(key, []);
  const stored = await toStoredPieces(before.revision + 1, all);
  const parts = inParts(stored);
  const last = parts.pop();
  for (const part of parts) {
    const isWritten = await runUnlessChanged(firestore, before, (transaction) => {
      setPieces(firestore, transaction, part);
      return true;
    });
    if (!isWritten) return null;
  }
  const named = mergeRejectedPaths([], [], rejected);
  return runUnlessChanged(firestore, before, (transaction, state) =>
    writePieces(firestore, transaction, {
      state,
      pieces: stored,
      unwritten: last,
      rejected: named,
      now,
    }),
  );
}

/** The pieces of changed records with the changes applied: as many as fit into one transaction. */
export async function readChangedPieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  noted: readonly CatalogueChange[],
): Promise<{ pieces: Pieces; rejected: string[]; taken: CatalogueChange[] }> {
  const keys = [...new Set(noted.map(pieceKey))];
  const paths = [...noted.map(catalogueRecordPath), ...keys.map(snapshotPaths.piece)];
  const documents = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  const rejected: string[] = [];
  const pieces: Pieces = new Map();
  let bytes = 0;
  for (const [index, key] of keys.entries()) {
    const data = documents[noted.length + index]?.data();
    bytes += bytesOf(data);
    if (pieces.size > 0 && bytes > MAX_COMMIT_BYTES) break;
    const records = new Map(
      (data ? (await decodePiece(data)).records : []).map((record) => [String(record.id), record]),
    );
    for (const [place, change] of noted.entries()) {
      const source = documents[place];
      if (!source || pieceKey(change) !== key) continue;
      const record = validRecord(change, source, rejected);
      if (record) records.set(change.id, record);
      else records.delete(change.id);
    }
    pieces.set(key, [...records.values()]);
  }
  return { pieces, rejected, taken: noted.filter((change) => pieces.has(pieceKey(change))) };
}
