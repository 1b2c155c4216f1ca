import type { Deps } from '../../../platform/deps';
import { type Catalogue, prepareCatalogue } from '../catalogue.service';
import type { CatalogueData } from '../catalogue.records';
import { createSnapshotSource, type CatalogueSnapshot } from './catalogue-snapshot.service';

type CatalogueDeps = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** Snapshot and the catalogue built from it. The catalogue object is reused while the snapshot is unchanged. */
interface Current {
  snapshot: CatalogueSnapshot;
  catalogue: Catalogue;
}

type Source = () => Promise<Current>;

/** One source per database of the process, so that all features share one snapshot in memory. */
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
 * Returns the catalogue cached in memory; every two seconds one read checks whether it is current.
 * @throws when none is in memory yet and it cannot be read.
 */
export async function getCurrentCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  return (await currentOf(deps)).catalogue;
}

/** All records of the snapshot, including draft products, which the catalogue of the shop lacks. */
export async function getStoredCatalogue(deps: CatalogueDeps): Promise<CatalogueData> {
  return (await currentOf(deps)).snapshot.data;
}

/** Paths of stored records missing in the current catalogue, because they cannot be parsed. */
export async function findUnreadableRecords(deps: CatalogueDeps): Promise<readonly string[]> {
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
