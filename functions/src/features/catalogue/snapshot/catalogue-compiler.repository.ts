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
 * What compiling the catalogue reads and writes. It works in triggers, schedules and tools, for no
 * request, so it takes Firestore itself and not the database that counts for requests.
 */

/** Where the catalogue is kept. */
export type CatalogueStore = Firestore;

/** Changes that one transaction brings to the snapshot, at most. */
const MAX_CHANGES = 200;

/**
 * What the pieces of one transaction may have together, the bundle not counted: Firestore takes 10 MiB
 * at once, and its emulator 4.
 */
const MAX_COMMIT_BYTES = 3_000_000;

/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const overtaken = z.object({ code: z.literal([6, 9, 10]) });

type Pieces = Map<string, Identified[]>;

/** Of a piece as it is stored; 0 for none. */
function bytesOf(piece: DocumentData | null | undefined): number {
  const data: unknown = piece?.['data'];
  return data instanceof Uint8Array ? data.length : 0;
}

/** So many are named at most; the log has them all. */
const MAX_NAMED = 200;

/** The stored form of a valid record; null for what is gone or no record, which is noted then. */
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

/** The records that the pieces lack, once those of `looked` were looked at again. */
function namedRejected(
  before: readonly string[],
  looked: readonly string[],
  rejected: readonly string[],
): string[] {
  const paths = rejected.flatMap((text) => text.split(': ', 1));
  return [...before.filter((path) => !looked.includes(path)), ...paths].slice(0, MAX_NAMED);
}

/** Every record of the catalogue in its piece, read at one and the same moment. */
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

/** Notes a change that the snapshot does not have yet. */
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
 * Notes that a compilation is wanted, unless `isCovered` says that there is no need. Without a
 * lock, which a burst of changes would wait for one by one.
 * @returns whether it was noted
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
      // another was faster, most likely for the same change
      if (!overtaken.safeParse(error).success) throw error;
    }
  }
}

/** Notes that a compilation begins: what is noted from here on needs another one. */
export async function beginCompilation(firestore: CatalogueStore): Promise<void> {
  await firestore.doc(snapshotPaths.state).set({ requested_at: null }, { merge: true });
}

type StoredPiece = Awaited<ReturnType<typeof toPiece>>;

/** Pieces in their stored form; null: there is none any more. */
type StoredPieces = ReadonlyMap<string, StoredPiece | null>;

/** Pieces to be written, and the paths of what all pieces lack. */
interface Writing {
  state: CatalogueState;
  pieces: StoredPieces;
  /** The same, but for those of an earlier transaction of this revision. */
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

/** Pieces in parts, each of which one transaction takes. */
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

/** Puts pieces into the bundle, and takes those out that are gone or have grown too large for it. */
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

/** Writes the state's next revision. */
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

/** Does a step unless some piece has changed since the state of `before`; null when one has. */
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
 * Serves these pieces and no others, unless some piece has changed since the state of `before`. What is
 * too much for one transaction is written ahead: an instance takes a piece that is newer than the state.
 * @returns the revision; null when it was overtaken
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

/** What a transaction brought to the snapshot. */
interface Applied {
  /** Changes taken: 0 when none were noted. */
  changes: number;
  /** Others may be noted still. */
  isMore: boolean;
  /** Documents read. */
  reads: number;
  revision: number;
  rejected: string[];
}

/** The pieces of changed records, with what has become of these: as many as one transaction takes. */
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
 * Brings noted changes to the snapshot, and takes their notes away, in one transaction: it reads what
 * has changed and its pieces, however large the catalogue is. The notes are looked for before it:
 * a query within it would keep everybody from noting a change until it is done.
 * @returns null when the catalogue has not been compiled in pieces, or into a bundle, yet
 */
export async function applyChanges(firestore: CatalogueStore, now: Date): Promise<Applied | null> {
  const found = await firestore.collection(snapshotPaths.changes).limit(MAX_CHANGES).get();
  const references = found.docs.map(({ ref }) => ref);
  return runTransaction(firestore, async (transaction) => {
    const [stateDocument, ...others] = await transaction.getAll(
      firestore.doc(snapshotPaths.state),
      ...references,
    );
    const notes = others.filter(({ exists }) => exists); // but those that were taken meanwhile
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
