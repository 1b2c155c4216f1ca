import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  compileCatalogue,
  compilePendingChanges,
  addChangeForNextBatch,
  addAndCompileChange,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service';
import {
  decodePiece,
  parseCatalogueState,
  snapshotPaths,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-snapshot.records';
import { applyPendingChanges } from '../../../functions/src/features/catalogue/snapshot/catalogue-changes.repository';
import {
  publishAllPieces,
  readAllPieces,
  readCompilerState,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-pieces.repository';
import { systemClock } from '../../../functions/src/platform/clock';
import { createEmptyFirestore } from '../support/empty-firestore';

let firestore: Firestore;
beforeEach(() => {
  firestore = createEmptyFirestore();
});

const deps = (now?: string) => ({
  firestore,
  clock: now === undefined ? systemClock : { now: () => new Date(now) },
});

const KIND = 'product-types';
const typeDocument = (id: number | string) => firestore.doc(`catalogue/${KIND}/items/${id}`);
const writeType = (id: number, name: string) => typeDocument(id).set({ id, name });
const changeOf = (id: number | string) => ({ kind: KIND, id: String(id) }) as const;

const state = async () =>
  parseCatalogueState((await firestore.doc(snapshotPaths.state).get()).data());
const setState = (fields: Record<string, unknown>) =>
  firestore.doc(snapshotPaths.state).set(fields, { merge: true });

/** Product types in the published snapshot. */
async function servedTypes() {
  const { pieces } = await state();
  if (pieces[KIND] === undefined) return [];
  return (await decodePiece((await firestore.doc(snapshotPaths.piece(KIND)).get()).data())).records;
}

async function notes(): Promise<string[]> {
  const { docs } = await firestore.collection(snapshotPaths.changes).get();
  return docs.map(({ id }) => id);
}

describe('a full compilation', () => {
  it('serves every record of the catalogue, in the order of ids', async () => {
    for (const id of [10, 9, 100]) await writeType(id, `Type ${id}`);
    const { revision, rejected } = await compileCatalogue(firestore, systemClock);
    expect({ revision, rejected }).toEqual({ revision: 1, rejected: [] });
    expect((await servedTypes()).map(({ id }) => id)).toEqual([9, 10, 100]);
    const { compiled_at, pieces } = await state();
    expect(compiled_at).not.toBeNull();
    expect(pieces).toEqual({ [KIND]: 1 });
  });

  it('serves an empty catalogue, and removes deleted records', async () => {
    expect(await compileCatalogue(firestore, systemClock)).toMatchObject({ revision: 1 });
    await writeType(1, 'Album');
    await compileCatalogue(firestore, systemClock);
    await typeDocument(1).delete();
    await compileCatalogue(firestore, systemClock);
    expect(await state()).toMatchObject({ revision: 3, pieces: {} });
    expect((await firestore.doc(snapshotPaths.piece(KIND)).get()).exists).toBe(false);
  });

  it('leaves out invalid records, and names them', async () => {
    await writeType(1, 'Album');
    await typeDocument(2).set({ id: 2, title: 'no name' });
    await typeDocument(3).set({ id: 4, name: 'Other id' });
    await typeDocument('text').set({ id: 'text', name: 'Text' });
    const { rejected } = await compileCatalogue(firestore, systemClock);
    expect(await servedTypes()).toEqual([{ id: 1, name: 'Album' }]);
    expect(rejected.map((problem) => problem.split(':')[0])).toEqual([
      'catalogue/product-types/items/2',
      'catalogue/product-types/items/3',
      'catalogue/product-types/items/text',
    ]);
  });

  it('does not replace records that changed after they were read', async () => {
    await writeType(1, 'Album');
    await compileCatalogue(firestore, systemClock);
    const before = await readCompilerState(firestore);
    const { pieces } = await readAllPieces(firestore);
    await writeType(1, 'Photo album');
    await addAndCompileChange(deps(), changeOf(1));
    expect(await publishAllPieces(firestore, before, { pieces, now: new Date() })).toBeNull();
    expect(await servedTypes()).toEqual([{ id: 1, name: 'Photo album' }]);
  });
});

describe('a change', () => {
  it('costs the same reads for any number of records', async () => {
    const costs: number[] = [];
    for (const count of [1, 40]) {
      for (let id = 1; id <= count; id += 1) await writeType(id, 'Album');
      await compileCatalogue(firestore, systemClock);
      await writeType(1, 'Photo album');
      const compilation = await addAndCompileChange(deps(), changeOf(1));
      expect(await servedTypes()).toContainEqual({ id: 1, name: 'Photo album' });
      costs.push(compilation?.reads ?? 0);
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  });

  it('includes deleted and invalid records', async () => {
    for (const id of [1, 2, 3]) await writeType(id, `Type ${id}`);
    await compileCatalogue(firestore, systemClock);
    await typeDocument(1).delete();
    await typeDocument(2).set({ id: 2, title: 'no name' });
    await addChangeForNextBatch(deps(), changeOf(1));
    const compilation = await addAndCompileChange(deps(), changeOf(2));
    expect(compilation?.rejected).toHaveLength(1);
    expect(await servedTypes()).toEqual([{ id: 3, name: 'Type 3' }]);
    expect(await notes()).toEqual([]);
  });

  it('shares compilations with other changes, and none is lost', async () => {
    await compileCatalogue(firestore, systemClock);
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        await setTimeout(id * 5);
        await writeType(id, `Type ${id}`);
        return addAndCompileChange(deps(), changeOf(id));
      }),
    );
    expect((await servedTypes()).map(({ id }) => id)).toEqual(ids);
    expect(outcomes.filter((outcome) => outcome !== null).length).toBeLessThan(ids.length);
    expect(await notes()).toEqual([]);
    expect(await state()).toMatchObject({ requested_at: null });
  });

  it('noted in its own transaction is compiled when its note is gone', async () => {
    await compileCatalogue(firestore, systemClock);
    for (const id of [1, 2]) {
      await writeType(id, `Type ${id}`);
      await addChangeForNextBatch(deps(), changeOf(id));
    }
    expect(await addAndCompileChange(deps(), { ...changeOf(1), wasNoted: true })).not.toBeNull();
    expect((await servedTypes()).map(({ id }) => id)).toEqual([1, 2]);
    expect(await addAndCompileChange(deps(), { ...changeOf(2), wasNoted: true })).toBeNull();
  });

  it('is left to a compilation that was requested and has not started', async () => {
    await setState({ requested_at: new Date('2026-05-01T10:00:00.000Z') });
    expect(await addAndCompileChange(deps('2026-05-01T10:00:09.000Z'), changeOf(1))).toBeNull();
    expect(await notes()).toEqual(['product-types_1']);
  });

  it('is not left to a compilation that never started', async () => {
    await writeType(1, 'Album');
    await setState({ requested_at: new Date('2026-05-01T10:00:00.000Z') });
    expect(await addAndCompileChange(deps('2026-05-01T10:00:11.000Z'), changeOf(1))).not.toBeNull();
    expect(await servedTypes()).toHaveLength(1);
  });

  it('of low priority waits for the next batch', async () => {
    await writeType(1, 'Album');
    await addChangeForNextBatch(deps(), changeOf(1));
    expect(await servedTypes()).toEqual([]);
    expect(await compilePendingChanges(deps())).toMatchObject({ rejected: [] });
    expect(await servedTypes()).toHaveLength(1);
    expect(await compilePendingChanges(deps())).toBeNull();
  });

  it('compiles everything if an earlier release stored a single JSON', async () => {
    for (const id of [1, 2]) await writeType(id, `Type ${id}`);
    await setState({ version: '000000000009-000000000000', chunks: 1 });
    await addAndCompileChange(deps(), changeOf(2));
    expect((await servedTypes()).map(({ id }) => id)).toEqual([1, 2]);
    expect(await notes()).toEqual([]);
  });
});

describe('a catalogue that exceeds one transaction', () => {
  const IDS = [0, 1, 2, 3, 4, 5, 6, 7];
  const keyOf = (id: number) => `products-${id}`;

  beforeEach(async () => {
    const pieces = new Map(
      IDS.map((id) => [keyOf(id), [{ id, text: randomBytes(700_000).toString('base64') }]]),
    );
    await publishAllPieces(firestore, await readCompilerState(firestore), {
      pieces,
      now: new Date(),
    });
  });

  it('is compiled in several transactions', async () => {
    const { revision, pieces } = await state();
    expect(revision).toBe(1);
    expect(pieces).toEqual(Object.fromEntries(IDS.map((id) => [keyOf(id), 1])));
    for (const id of IDS) {
      const piece = await decodePiece(
        (await firestore.doc(snapshotPaths.piece(keyOf(id))).get()).data(),
      );
      expect(piece).toMatchObject({ revision: 1, records: [{ id }] });
    }
  });

  it('takes changes of all its pieces, some at a time', async () => {
    for (const id of IDS) await addChangeForNextBatch(deps(), { kind: 'products', id: String(id) });
    expect(await applyPendingChanges(firestore, new Date())).toMatchObject({
      changes: 4,
      isMore: true,
    });
    expect(await notes()).toHaveLength(4);
    await compilePendingChanges(deps());
    expect(await notes()).toEqual([]);
    // no record is stored for these ids, so their pieces are removed
    expect((await state()).pieces).toEqual({});
  });
});
