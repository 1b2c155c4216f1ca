import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { type CatalogueData, emptyCatalogue } from './catalogue.records';
import { readSnapshot, readState } from './catalogue.repository';

/** The compiled catalogue as an instance holds it. */
export interface Snapshot {
  /** 'empty' in a project without a catalogue. */
  version: string;
  data: CatalogueData;
}

export interface SnapshotSource {
  /**
   * The catalogue as it was at most CHECK_MILLISECONDS ago. Costs nothing when it was checked
   * within that time, and one read when it was not and has not changed.
   * @throws when there is none in memory yet and it cannot be read
   */
  current(): Promise<Snapshot>;
}

interface SnapshotDeps {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** How old what is served may be; part of the 10 s of docs/rules.md#api-4. */
const CHECK_MILLISECONDS = 2000;
/** A version may be replaced and removed while it is read, and then the new one be read. */
const LOAD_ATTEMPTS = 3;

const EMPTY: Snapshot = { version: 'empty', data: emptyCatalogue };

/** Keeps the snapshot in memory; requests that come while it is looked for share the look. */
export function createSnapshotSource({ db, clock, logger }: SnapshotDeps): SnapshotSource {
  let loaded: Snapshot | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<Snapshot> | null = null;

  async function check(): Promise<Snapshot> {
    const startedAt = clock.now().getTime();
    try {
      loaded = await latest(db, loaded);
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

/** What is served now: `loaded` itself when it still is. */
async function latest(db: Database, loaded: Snapshot | null): Promise<Snapshot> {
  for (let attempt = 0; attempt < LOAD_ATTEMPTS; attempt += 1) {
    const { version, chunks } = await readState(db);
    if (version === null) return EMPTY;
    if (loaded?.version === version) return loaded;
    const data = await readSnapshot(db, version, chunks);
    if (data) return { version, data };
  }
  throw new Error(`the catalogue snapshot was replaced ${LOAD_ATTEMPTS} times while it was read`);
}
