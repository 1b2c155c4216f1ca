import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import * as z from 'zod/mini';
import {
  type CatalogueData,
  type CatalogueKind,
  catalogueRecords,
  emptyCatalogue,
} from '../catalogue.records';
import {
  readCataloguePieces,
  readLegacySnapshot,
  readCatalogueState,
} from '../catalogue.repository';
import { type RecordWithId, pieceKind, catalogueRecordPath } from './catalogue-snapshot.records';

/** The compiled catalogue in the memory of an instance. */
export interface CatalogueSnapshot {
  /** Version of the catalogue; 'empty' in a project without one. */
  version: string;
  data: CatalogueData;
  /** Paths of stored records missing in `data`, because they could not be parsed. */
  unreadable: readonly string[];
}

export interface SnapshotSource {
  /**
   * The catalogue, at most CHECK_MILLISECONDS old. Costs no read if it was checked within that time, and one
   * read if it is unchanged.
   * @throws when none is in memory yet and it cannot be read
   */
  current(): Promise<CatalogueSnapshot>;
}

interface SnapshotDeps {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** Maximum age of the catalogue in ms; part of the 10 s of docs/rules.md#api-4. */
const CHECK_MILLISECONDS = 2000;
/** Maximum number of attempts when the snapshot is replaced while it is read. */
const LOAD_ATTEMPTS = 3;

const EMPTY: CatalogueSnapshot = { version: 'empty', data: emptyCatalogue, unreadable: [] };

/** A piece in memory: its revision, its parsed records, and the paths of records that cannot be parsed. */
interface HeldPiece {
  revision: number;
  records: readonly { id: number }[];
  unreadable: readonly string[];
}
type Held = Map<string, HeldPiece>;

/** Creates a source that keeps the snapshot in memory; concurrent requests share one check. */
export function createSnapshotSource({ db, clock, logger }: SnapshotDeps): SnapshotSource {
  const held: Held = new Map();
  let loaded: CatalogueSnapshot | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<CatalogueSnapshot> | null = null;

  async function check(): Promise<CatalogueSnapshot> {
    const startedAt = clock.now().getTime();
    try {
      const newest = await latest(db, held, loaded);
      const { version, unreadable } = newest;
      if (newest !== loaded && unreadable.length > 0) {
        logger.error({ version, unreadable }, 'the catalogue lacks records that cannot be read');
      }
      loaded = newest;
    } catch (error) {
      if (!loaded) throw error;
      logger.error({ err: error, version: loaded.version }, 'catalogue not refreshed');
    }
    checkedAt = startedAt;
    return loaded;
  }

  return {
    current() {
      const age = clock.now().getTime() - checkedAt;
      if (loaded && age >= 0 && age < CHECK_MILLISECONDS) return Promise.resolve(loaded);
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}

/** The current snapshot: `loaded` itself if unchanged. Reads only changed pieces. */
async function latest(
  db: Database,
  held: Held,
  loaded: CatalogueSnapshot | null,
): Promise<CatalogueSnapshot> {
  for (let attempt = 0; attempt < LOAD_ATTEMPTS; attempt += 1) {
    const state = await readCatalogueState(db);
    const version = state.revision === 0 ? state.version : String(state.revision);
    if (version === null) return EMPTY;
    if (loaded?.version === version) return loaded;
    const data =
      state.revision === 0
        ? await readLegacySnapshot(db, version, state.chunks)
        : await readChanged(db, held, state.pieces);
    if (!data) continue;
    const others = [...held.values()].flatMap(({ unreadable }) => unreadable);
    return { version, data, unreadable: [...state.rejected, ...others] };
  }
  throw new Error(`the catalogue snapshot was replaced ${LOAD_ATTEMPTS} times while it was read`);
}

/** Parses a piece; a record of a newer build that this one cannot parse does not hide the others. */
function parsedPiece(kind: CatalogueKind, stored: readonly RecordWithId[]) {
  const records: { id: number }[] = [];
  const unreadable: string[] = [];
  for (const record of stored) {
    const parsed = z.safeParse(catalogueRecords[kind], record);
    if (parsed.success) records.push(parsed.data);
    else unreadable.push(catalogueRecordPath({ kind, id: String(record.id) }));
  }
  return { records, unreadable };
}

/** Reads the changed pieces and returns the whole catalogue, or null when one no longer exists. */
async function readChanged(
  db: Database,
  held: Held,
  revisions: Readonly<Record<string, number>>,
): Promise<CatalogueData | null> {
  const changed = Object.entries(revisions).filter(
    ([key, revision]) => held.get(key)?.revision !== revision,
  );
  const pieces = await readCataloguePieces(db, Object.fromEntries(changed));
  if (!pieces) return null;
  for (const [key, { revision, records }] of pieces) {
    held.set(key, { revision, ...parsedPiece(pieceKind(key), records) });
  }
  for (const key of held.keys()) if (!(key in revisions)) held.delete(key);
  return combinePieces(held);
}

/** Combines the records of all pieces, each list in ascending order of id. */
function combinePieces(held: Held): CatalogueData {
  const lists = new Map<string, { id: number }[]>();
  for (const [key, { records }] of held) {
    const kind = pieceKind(key);
    const list = lists.get(kind);
    if (list) list.push(...records);
    else lists.set(kind, [...records]);
  }
  for (const list of lists.values()) list.sort((a, b) => a.id - b.id);
  // Each record was parsed by the schema of its kind; TypeScript cannot infer which list belongs to which
  // kind.
  return { ...emptyCatalogue, ...(Object.fromEntries(lists) as Partial<CatalogueData>) };
}
