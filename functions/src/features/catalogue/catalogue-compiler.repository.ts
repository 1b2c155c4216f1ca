import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { withIsoTimes } from '../../platform/stored-fields';
import {
  CATALOGUE_KINDS,
  type CatalogueData,
  type CatalogueKind,
  catalogueData,
  catalogueRecords,
} from './catalogue.records';
import {
  type CatalogueState,
  parseState,
  snapshotPaths,
  storedSnapshot,
  versionAt,
} from './catalogue-snapshot.records';

/**
 * What compiling the catalogue reads and writes. It works in triggers, schedules and tools, for no
 * request, so it takes Firestore itself and not the database that counts for requests.
 */

/** Where the catalogue is kept. */
export type CatalogueStore = Firestore;

/** The whole catalogue as it was at one moment. */
export interface CatalogueView {
  version: string;
  data: CatalogueData;
  /** Documents that are no valid records: not part of `data`, each named with what is wrong. */
  rejected: string[];
}

/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const overtaken = z.object({ code: z.literal([6, 9, 10]) });

const identified = z.looseObject({ id: z.number() });
type Identified = z.output<typeof identified>;

/** Every record of the catalogue, read at one and the same moment. */
export async function readView(firestore: CatalogueStore): Promise<CatalogueView> {
  const lists = await firestore.runTransaction(
    (transaction) =>
      Promise.all(
        CATALOGUE_KINDS.map(async (kind) => {
          const items = firestore.collection(`catalogue/${kind}/items`);
          return { kind, found: await transaction.get(items) };
        }),
      ),
    { readOnly: true },
  );
  const rejected: string[] = [];
  const data: Record<string, Identified[]> = {};
  for (const { kind, found } of lists) data[kind] = validRecords(kind, found, rejected);
  const [first] = lists;
  if (!first) throw new RangeError('the catalogue has no kinds');
  return {
    version: versionAt(first.found.readTime),
    data: z.parse(catalogueData, data),
    rejected,
  };
}

/** The stored form of the valid records, in ascending order of id. */
function validRecords(kind: CatalogueKind, found: QuerySnapshot, rejected: string[]): Identified[] {
  const records = found.docs.flatMap((document) => {
    const fields = withIsoTimes(document.data());
    const record = z.safeParse(z.pipe(identified, catalogueRecords[kind]), fields);
    if (record.success && String(record.data.id) === document.id) return [identified.parse(fields)];
    const problem = record.success ? 'the id is not the document id' : record.error.message;
    rejected.push(`${document.ref.path}: ${problem}`);
    return [];
  });
  return records.sort((a, b) => a.id - b.id);
}

export async function readState(firestore: CatalogueStore): Promise<CatalogueState> {
  return parseState((await firestore.doc(snapshotPaths.state).get()).data());
}

/** Notes that figures have changed which wait for the next batch. */
export async function markStale(firestore: CatalogueStore): Promise<void> {
  await firestore.doc(snapshotPaths.state).set({ is_stale: true }, { merge: true });
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

/**
 * Notes that a compilation begins. What is changed and noted from here on needs another one; what
 * was noted before is covered, because the catalogue is read after this.
 */
export async function claimCompilation(firestore: CatalogueStore, now: Date): Promise<void> {
  const claim = { requested_at: null, is_stale: false, claimed_at: now };
  await firestore.doc(snapshotPaths.state).set(claim, { merge: true });
}

/** Keeps a snapshot, which is not served by that yet. */
export async function writeSnapshot(
  firestore: CatalogueStore,
  version: string,
  chunks: readonly { data: Buffer }[],
): Promise<void> {
  // first, so that one that is written in part is found and removed
  await firestore.doc(snapshotPaths.snapshot(version)).set({ chunks: chunks.length });
  await Promise.all(
    chunks.map((chunk, index) => firestore.doc(snapshotPaths.chunk(version, index)).set(chunk)),
  );
}

interface Publication {
  version: string;
  chunks: number;
  claimedAt: Date;
  now: Date;
}

/**
 * Serves this snapshot, unless a later view of the catalogue is served already.
 * @returns the version that was served before, and whether this one is now
 */
export async function publish(
  firestore: CatalogueStore,
  { version, chunks, claimedAt, now }: Publication,
): Promise<{ previous: string | null; isServed: boolean }> {
  const reference = firestore.doc(snapshotPaths.state);
  return firestore.runTransaction(async (transaction) => {
    const state = parseState((await transaction.get(reference)).data());
    const isServed = state.version === null || state.version < version;
    const isOwnClaim = state.claimed_at === claimedAt.toISOString();
    transaction.set(
      reference,
      {
        ...(isServed ? { version, chunks, compiled_at: now } : {}),
        ...(isOwnClaim ? { claimed_at: null } : {}),
      },
      { merge: true },
    );
    return { previous: state.version, isServed };
  });
}

/** Removes every snapshot of a view before `version`. */
export async function removeSnapshotsBefore(
  firestore: CatalogueStore,
  version: string,
): Promise<void> {
  const { docs } = await firestore.collection(snapshotPaths.snapshots).get();
  for (const snapshot of docs) {
    if (snapshot.id >= version) continue;
    const { chunks } = z.parse(storedSnapshot, snapshot.data());
    await Promise.all(
      Array.from({ length: chunks }, (_, index) =>
        firestore.doc(snapshotPaths.chunk(snapshot.id, index)).delete(),
      ),
    );
    await snapshot.ref.delete();
  }
}
