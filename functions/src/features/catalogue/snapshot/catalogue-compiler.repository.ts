import {
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
export const MAX_CHANGES = 200;

/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const overtaken = z.object({ code: z.literal([6, 9, 10]) });

type Pieces = Map<string, Identified[]>;

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

/** Pieces to be written, and the paths of what all pieces lack. */
interface Writing {
  state: CatalogueState;
  pieces: Pieces;
  rejected: string[];
  now: Date;
}

/** Puts pieces into the bundle, and takes those out that are gone or have grown too large for it. */
function bundlePieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  { bundled }: CatalogueState,
  pieces: ReadonlyMap<string, StoredPiece | null>,
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

async function writePieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  { state, pieces, rejected, now }: Writing,
): Promise<number> {
  const revision = state.revision + 1;
  const revisions = new Map(Object.entries(state.pieces));
  const written = new Map<string, StoredPiece | null>();
  for (const [key, records] of pieces) {
    const reference = firestore.doc(snapshotPaths.piece(key));
    const piece = records.length > 0 ? await toPiece({ revision, records }) : null;
    written.set(key, piece);
    if (piece) {
      transaction.set(reference, piece);
      revisions.set(key, revision);
    } else {
      transaction.delete(reference);
      revisions.delete(key);
    }
  }
  const bundled = bundlePieces(firestore, transaction, state, written);
  transaction.set(
    firestore.doc(snapshotPaths.state),
    { revision, pieces: Object.fromEntries(revisions), bundled, rejected, compiled_at: now },
    { mergeFields: ['revision', 'pieces', 'bundled', 'rejected', 'compiled_at'] },
  );
  return revision;
}

/**
 * Serves these pieces and no others, unless some piece has changed since the state of `before`.
 * @returns the revision; null when it was overtaken
 */
export function publishAll(
  firestore: CatalogueStore,
  before: CatalogueState,
  { pieces, rejected = [], now }: Omit<Writing, 'state' | 'rejected'> & { rejected?: string[] },
): Promise<number | null> {
  return runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(firestore.doc(snapshotPaths.state));
    const state = parseState(found.data());
    if (state.revision !== before.revision) return null;
    const gone = Object.keys(state.pieces).filter((key) => !pieces.has(key));
    const all: Pieces = new Map(pieces);
    for (const key of gone) all.set(key, []);
    const named = namedRejected([], [], rejected);
    return writePieces(firestore, transaction, { state, pieces: all, rejected: named, now });
  });
}

/** What a transaction brought to the snapshot. */
interface Applied {
  /** Changes taken: 0 when none were noted. */
  changes: number;
  /** Documents read. */
  reads: number;
  revision: number;
  rejected: string[];
}

/** The pieces of changed records, with what has become of these. */
async function changedPieces(
  firestore: CatalogueStore,
  transaction: Transaction,
  notes: readonly DocumentSnapshot[],
): Promise<{ pieces: Pieces; rejected: string[]; looked: string[] }> {
  const changes = notes.map((note) => z.parse(changeRecord, note.data()));
  const keys = [...new Set(changes.map(pieceOf))];
  const paths = [...changes.map(sourcePath), ...keys.map(snapshotPaths.piece)];
  const documents = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  const rejected: string[] = [];
  const pieces: Pieces = new Map();
  for (const [index, key] of keys.entries()) {
    const data = documents[changes.length + index]?.data();
    const records = new Map(
      (data ? (await fromPiece(data)).records : []).map((record) => [String(record.id), record]),
    );
    for (const [place, change] of changes.entries()) {
      const source = documents[place];
      if (!source || pieceOf(change) !== key) continue;
      const record = validRecord(change, source, rejected);
      if (record) records.set(change.id, record);
      else records.delete(change.id);
    }
    pieces.set(key, [...records.values()]);
  }
  return { pieces, rejected, looked: changes.map(sourcePath) };
}

/**
 * Brings noted changes to the snapshot, and takes their notes away, in one transaction: it reads what
 * has changed and its pieces, however large the catalogue is. The notes are looked for before it:
 * a query within it would keep everybody from noting a change until it is done.
 * @returns null when the catalogue has not been compiled in pieces, or into a bundle, yet
 */
export async function applyChanges(firestore: CatalogueStore, now: Date): Promise<Applied | null> {
  const noted = await firestore.collection(snapshotPaths.changes).limit(MAX_CHANGES).get();
  const references = noted.docs.map(({ ref }) => ref);
  return runTransaction(firestore, async (transaction) => {
    const [found, ...others] = await transaction.getAll(
      firestore.doc(snapshotPaths.state),
      ...references,
    );
    const notes = others.filter(({ exists }) => exists); // but those that were taken meanwhile
    const state = parseState(found?.data());
    const base = { changes: notes.length, reads: 1 + 2 * Math.max(1, noted.size) };
    if (notes.length === 0) return { ...base, revision: state.revision, rejected: [] };
    if (state.revision === 0 || !state.bundled) return null;
    const { pieces, rejected, looked } = await changedPieces(firestore, transaction, notes);
    const named = namedRejected(state.rejected, looked, rejected);
    const reads = base.reads + notes.length + pieces.size;
    const writing = { state, pieces, rejected: named, now };
    const revision = await writePieces(firestore, transaction, writing);
    for (const note of notes) transaction.delete(note.ref);
    return { ...base, reads, revision, rejected };
  });
}
