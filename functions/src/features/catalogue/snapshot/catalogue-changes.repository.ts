import * as z from 'zod/mini';
import { runTransaction } from '../../../platform/database/transactions';
import {
  type CatalogueStore,
  readChangedPieces,
  mergeRejectedPaths,
  toStoredPieces,
  writePieces,
} from './catalogue-pieces.repository';
import {
  type CatalogueState,
  type CatalogueChange,
  pendingChangeRecord,
  parseCatalogueState,
  pieceKey,
  snapshotPaths,
  catalogueRecordPath,
} from './catalogue-snapshot.records';

/** The queue of pending changes, and the requests to compile them. */

/** Maximum number of changes applied in one transaction. */
const MAX_CHANGES = 200;

/** gRPC codes ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const overtaken = z.object({ code: z.literal([6, 9, 10]) });

/** Adds a change to the pending ones, which are not in the snapshot yet. */
export async function addPendingChange(
  firestore: CatalogueStore,
  change: CatalogueChange,
  now: Date,
): Promise<void> {
  await firestore.doc(snapshotPaths.change(change)).set({ ...change, at: now });
}

export async function isChangePending(
  firestore: CatalogueStore,
  change: CatalogueChange,
): Promise<boolean> {
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
    if (isCovered(parseCatalogueState(state.data()))) return false;
    try {
      if (state.updateTime === undefined) await reference.create({ requested_at: now });
      else await reference.update({ requested_at: now }, { lastUpdateTime: state.updateTime });
      return true;
    } catch (error) {
      // a concurrent call has requested a compilation, most likely for the same change
      if (!overtaken.safeParse(error).success) throw error;
    }
  }
}

/** Marks the start of a compilation: later changes need another one. */
export async function markCompilationStarted(firestore: CatalogueStore): Promise<void> {
  await firestore.doc(snapshotPaths.state).set({ requested_at: null }, { merge: true });
}

interface Applied {
  changes: number;
  isMore: boolean;
  reads: number;
  revision: number;
  rejected: string[];
}

/**
 * Applies pending changes to the snapshot and deletes them, in one transaction that reads only the changed
 * records and their pieces, regardless of the size of the catalogue. The pending changes are queried before the
 * transaction, because a query inside it would block new changes until it ends.
 * @returns null when the catalogue has not been compiled into pieces and a bundle yet
 */
export async function applyPendingChanges(
  firestore: CatalogueStore,
  now: Date,
): Promise<Applied | null> {
  const found = await firestore.collection(snapshotPaths.changes).limit(MAX_CHANGES).get();
  const references = found.docs.map(({ ref }) => ref);
  return runTransaction(firestore, async (transaction) => {
    const [stateDocument, ...others] = await transaction.getAll(
      firestore.doc(snapshotPaths.state),
      ...references,
    );
    const notes = others.filter(({ exists }) => exists); // changes applied meanwhile are deleted
    const state = parseCatalogueState(stateDocument?.data());
    const { revision } = state;
    const reads = 1 + 2 * Math.max(1, found.size);
    if (notes.length === 0) return { changes: 0, isMore: false, reads, revision, rejected: [] };
    if (revision === 0 || !state.bundled) return null;
    const noted = notes.map((note) => z.parse(pendingChangeRecord, note.data()));
    const { pieces, rejected, taken } = await readChangedPieces(firestore, transaction, noted);
    const named = mergeRejectedPaths(state.rejected, taken.map(catalogueRecordPath), rejected);
    const stored = await toStoredPieces(revision + 1, pieces);
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
      reads: reads + noted.length + new Set(noted.map(pieceKey)).size,
      revision: next,
      rejected,
    };
  });
}
