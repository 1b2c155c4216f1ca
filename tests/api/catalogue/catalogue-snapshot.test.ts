import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  compileCatalogue,
  addAndCompileChange,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service';
import {
  createSnapshotSource,
  type CatalogueSnapshot,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-snapshot.service';
import { emptyCatalogue } from '../../../functions/src/features/catalogue/catalogue.records';
import {
  publishAllPieces,
  readCompilerState,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-pieces.repository';
import {
  decodeBundle,
  snapshotPaths,
  encodePiece,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-snapshot.records';
import { systemClock } from '../../../functions/src/platform/clock';
import { createDatabase, type Database } from '../../../functions/src/platform/database/database';
import { runWithRequestContext } from '../../../functions/src/platform/request-context';
import { createEmptyFirestore } from '../support/empty-firestore';

let firestore: Firestore;
let seconds: number;
let logged: string[];
const clock = { now: () => new Date(seconds * 1000) };

beforeEach(() => {
  firestore = createEmptyFirestore();
  seconds = 1_000_000;
  logged = [];
});

function sourceOn(db: Database) {
  const write = (line: unknown, _encoding: unknown, done: () => void) => {
    logged.push(String(line));
    done();
  };
  return createSnapshotSource({ db, clock, logger: pino(new Writable({ write })) });
}

async function compileWith(name: string) {
  await firestore.doc('catalogue/product-types/items/1').set({ id: 1, name });
  return compileCatalogue(firestore, systemClock);
}

const nameIn = ({ data }: CatalogueSnapshot) => data['product-types'][0]?.name;

/** Result of `work` and the number of documents that it read. */
async function countReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
  const context = { id: 'test', route: null, reads: 0, writes: 0 };
  const result = await runWithRequestContext(context, work);
  return { result, reads: context.reads };
}

describe('the snapshot in memory', () => {
  it('is read once, and checked by one read every 2 s', async () => {
    await compileWith('Album');
    const source = sourceOn(createDatabase(firestore));
    const first = await countReads(() => source.current());
    expect(nameIn(first.result)).toBe('Album');
    expect(first.reads).toBe(2);
    seconds += 1.9;
    const warm = await countReads(() => source.current());
    expect(warm).toEqual({ result: first.result, reads: 0 });
    seconds += 0.1;
    const checked = await countReads(() => source.current());
    expect(checked.result).toBe(first.result);
    expect(checked.reads).toBe(1);
  });

  it('is replaced when another version is served', async () => {
    await compileWith('Album');
    const source = sourceOn(createDatabase(firestore));
    await source.current();
    const { revision } = await compileWith('Photo album');
    expect(nameIn(await source.current())).toBe('Album');
    seconds += 2;
    const replaced = await source.current();
    expect(nameIn(replaced)).toBe('Photo album');
    expect(replaced.version).toBe(String(revision));
  });

  it('is checked once for concurrent requests', async () => {
    await compileWith('Album');
    const source = sourceOn(createDatabase(firestore));
    const { result, reads } = await countReads(() =>
      Promise.all(Array.from({ length: 20 }, () => source.current())),
    );
    expect(new Set(result).size).toBe(1);
    expect(reads).toBe(2);
  });

  it('is empty in a project without a catalogue, until there is one', async () => {
    const source = sourceOn(createDatabase(firestore));
    expect((await source.current()).data.products).toEqual([]);
    await compileWith('Album');
    seconds += 2;
    expect(nameIn(await source.current())).toBe('Album');
  });

  it('is still served, with a log entry, while the database does not answer', async () => {
    await compileWith('Album');
    const db = createDatabase(firestore);
    let isDown = false;
    const get: Database['get'] = (path) =>
      isDown ? Promise.reject(new Error('database down')) : db.get(path);
    const source = sourceOn({ ...db, get });
    await source.current();
    isDown = true;
    seconds += 2;
    expect(nameIn(await source.current())).toBe('Album');
    expect(logged.join()).toContain('database down');
    isDown = false;
    await compileWith('Photo album');
    seconds += 2;
    expect(nameIn(await source.current())).toBe('Photo album');
  });

  it('fails without a snapshot while the database does not answer, and recovers', async () => {
    await compileWith('Album');
    const db = createDatabase(firestore);
    let failures = 1;
    const get: Database['get'] = (path) =>
      failures-- > 0 ? Promise.reject(new Error('database down')) : db.get(path);
    const source = sourceOn({ ...db, get });
    await expect(source.current()).rejects.toThrow('database down');
    expect(nameIn(await source.current())).toBe('Album');
  });

  it('reads only the changed pieces', async () => {
    await firestore
      .doc('catalogue/album-themes/items/1')
      .set({ id: 1, name: 'A', image_path: 'a' });
    await compileWith('Album');
    const source = sourceOn(createDatabase(firestore));
    expect((await countReads(() => source.current())).reads).toBe(3);
    await firestore.doc('catalogue/product-types/items/1').set({ id: 1, name: 'Photo album' });
    await addAndCompileChange(
      { firestore, clock: systemClock },
      { kind: 'product-types', id: '1' },
    );
    seconds += 2;
    const { result, reads } = await countReads(() => source.current());
    expect(reads).toBe(2);
    expect(nameIn(result)).toBe('Photo album');
    expect(result.data['album-themes']).toHaveLength(1);
  });

  describe('with more than a few pieces', () => {
    const readAsNewInstance = () => countReads(() => sourceOn(createDatabase(firestore)).current());
    const compileProducts = async () => {
      const written = new Map([['product-types', [{ id: 1, name: 'Album' }]]]);
      for (let id = 0; id < 70; id += 1) written.set(`products-${id}`, [{ id, name: '' }]);
      const now = clock.now();
      await publishAllPieces(firestore, await readCompilerState(firestore), {
        pieces: written,
        now,
      });
    };

    it('is read by a new instance as one document, in addition to the state', async () => {
      await compileProducts();
      const { result, reads } = await readAsNewInstance();
      expect(reads).toBe(2);
      expect(nameIn(result)).toBe('Album');
      expect(result.unreadable).toHaveLength(70); // the records written above have no valid names
    });

    it('includes a change at once, also for new instances', async () => {
      await compileProducts();
      await firestore.doc('catalogue/product-types/items/1').set({ id: 1, name: 'Photo album' });
      await addAndCompileChange(
        { firestore, clock: systemClock },
        { kind: 'product-types', id: '1' },
      );
      const { result, reads } = await readAsNewInstance();
      expect(reads).toBe(2);
      expect(nameIn(result)).toBe('Photo album');
    });

    it('includes pieces that an earlier release compiled', async () => {
      await compileProducts();
      const { revision, pieces } = await readCompilerState(firestore);
      const newer = { revision: revision + 1, records: [{ id: 1, name: 'Photo album' }] };
      await firestore.doc(snapshotPaths.piece('product-types')).set(await encodePiece(newer));
      const revisions = { ...pieces, 'product-types': newer.revision };
      await firestore
        .doc(snapshotPaths.state)
        .set({ revision: newer.revision, pieces: revisions }, { merge: true });
      const { result, reads } = await readAsNewInstance();
      expect(reads).toBe(3);
      expect(nameIn(result)).toBe('Photo album');
    });

    it('is compiled in full once if an earlier release made no bundle', async () => {
      for (const kind of ['product-types', 'categories', 'talk-to-us'] as const) {
        await firestore.doc(`catalogue/${kind}/items/1`).set({ id: 1, name: 'Album' });
      }
      await compileCatalogue(firestore, systemClock);
      await firestore.doc(snapshotPaths.bundle).delete();
      await firestore.doc(snapshotPaths.state).update({ bundled: FieldValue.delete() });
      expect(nameIn((await readAsNewInstance()).result)).toBe('Album');
      await addAndCompileChange({ firestore, clock: systemClock }, { kind: 'categories', id: '1' });
      const bundle = await firestore.doc(snapshotPaths.bundle).get();
      const { pieces } = await readCompilerState(firestore);
      expect((await decodeBundle(bundle.data(), pieces)).size).toBe(Object.keys(pieces).length);
    });
  });

  it('is the newer one if a piece was removed during the read', async () => {
    await compileWith('Album');
    const db = createDatabase(firestore);
    let isFirst = true;
    const getAll: Database['getAll'] = async (paths) => {
      if (isFirst) {
        isFirst = false;
        await firestore.doc('catalogue/product-types/items/1').delete();
        await compileCatalogue(firestore, systemClock);
      }
      return db.getAll(paths);
    };
    const source = sourceOn({ ...db, getAll });
    expect((await source.current()).data['product-types']).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('leaves out an invalid record, and names it until it is corrected', async () => {
    await firestore.doc('catalogue/product-types/items/2').set({ id: 2, name: 7 });
    await compileWith('Album');
    const source = sourceOn(createDatabase(firestore));
    const first = await source.current();
    expect(nameIn(first)).toBe('Album');
    expect(first.unreadable).toEqual(['catalogue/product-types/items/2']);
    expect(logged.join()).toContain('cannot be read');
    await firestore.doc('catalogue/product-types/items/2').set({ id: 2, name: 'Canvas' });
    await addAndCompileChange(
      { firestore, clock: systemClock },
      { kind: 'product-types', id: '2' },
    );
    seconds += 2;
    const second = await source.current();
    expect(second.data['product-types']).toHaveLength(2);
    expect(second.unreadable).toEqual([]);
  });

  it('leaves out a record of a newer release, and serves the others', async () => {
    const { revision } = await compileWith('Album');
    const records = [
      { id: 1, name: 'Album' },
      { id: 2, name: { en: 'Canvas' } },
    ];
    const piece = firestore.doc(snapshotPaths.piece('product-types'));
    await piece.set(await encodePiece({ revision, records }));
    const { data, unreadable } = await sourceOn(createDatabase(firestore)).current();
    expect(data['product-types']).toEqual([{ id: 1, name: 'Album' }]);
    expect(unreadable).toEqual(['catalogue/product-types/items/2']);
  });

  it('is the one of an earlier release until there are pieces', async () => {
    const types = { ...emptyCatalogue, 'product-types': [{ id: 1, name: 'Old album' }] };
    const data = gzipSync(JSON.stringify(types));
    await firestore.doc(snapshotPaths.chunk('7', 0)).set({ data });
    await firestore.doc(snapshotPaths.state).set({ version: '7', chunks: 1, is_stale: false });
    const source = sourceOn(createDatabase(firestore));
    expect(nameIn(await source.current())).toBe('Old album');
    await compileWith('Album');
    seconds += 2;
    expect(nameIn(await source.current())).toBe('Album');
  });
});
