import type { Deps } from '../../../platform/deps';
import { type Catalogue, prepareCatalogue } from '../catalogue.service';
import { createSnapshotSource, type Snapshot } from './catalogue-snapshot.service';

type CatalogueDeps = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** A snapshot, and the catalogue made of it, which stays the same object for as long as it lasts. */
interface Current {
  snapshot: Snapshot;
  catalogue: Catalogue;
}

type Source = () => Promise<Current>;

/** One for each database of the process, so that all features share one snapshot in memory. */
const sources = new WeakMap<CatalogueDeps['db'], Source>();

function createSource(deps: CatalogueDeps): Source {
  const snapshots = createSnapshotSource(deps);
  let current: Current | undefined;
  return async () => {
    const snapshot = await snapshots.current();
    if (current?.snapshot !== snapshot) {
      current = { snapshot, catalogue: prepareCatalogue(snapshot.data) };
    }
    return current;
  };
}

/**
 * The catalogue as it is served now: in memory, and looked up again every two seconds for one read.
 * @throws when there is none in memory yet and it cannot be read.
 */
export async function currentCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  return (await currentOf(deps)).catalogue;
}

/** Paths of the stored records that the catalogue of now lacks, because they cannot be read. */
export async function unreadableRecords(deps: CatalogueDeps): Promise<readonly string[]> {
  return (await currentOf(deps)).snapshot.unreadable;
}

function currentOf(deps: CatalogueDeps): Promise<Current> {
  let source = sources.get(deps.db);
  if (!source) {
    source = createSource(deps);
    sources.set(deps.db, source);
  }
  return source();
}
