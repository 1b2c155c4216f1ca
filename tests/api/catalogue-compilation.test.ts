import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  compileCatalogue,
  compileIfStale,
  compileLater,
  compileSoon,
} from '../../functions/src/features/catalogue/catalogue-compiler.service';
import {
  fromChunks,
  parseState,
  snapshotPaths,
  versionAt,
} from '../../functions/src/features/catalogue/catalogue-snapshot.records';
import {
  claimCompilation,
  markStale,
  publish,
  readView,
  writeSnapshot,
} from '../../functions/src/features/catalogue/catalogue-compiler.repository';
import { systemClock } from '../../functions/src/platform/clock';
import { emptyFirestore } from './support/empty-firestore';

let firestore: Firestore;
beforeEach(() => {
  firestore = emptyFirestore();
});

const deps = (now?: string) => ({
  firestore,
  clock: now === undefined ? systemClock : { now: () => new Date(now) },
});

function writeType(id: number, name: string) {
  return firestore.doc(`catalogue/product-types/items/${id}`).set({ id, name });
}

const state = async () => parseState((await firestore.doc(snapshotPaths.state).get()).data());
const setState = (fields: Record<string, unknown>) =>
  firestore.doc(snapshotPaths.state).set(fields, { merge: true });

/** The product types that the API would serve now. */
async function servedTypes() {
  const { version, chunks } = await state();
  if (version === null) return [];
  const documents = await Promise.all(
    Array.from({ length: chunks }, (_, index) =>
      firestore.doc(snapshotPaths.chunk(version, index)).get(),
    ),
  );
  return (await fromChunks(documents.map((document) => document.data())))['product-types'];
}

async function storedVersions(): Promise<string[]> {
  const { docs } = await firestore.collection(snapshotPaths.snapshots).get();
  return docs.map(({ id }) => id);
}

describe('a compilation', () => {
  it('serves every record of the catalogue, in the order of ids', async () => {
    for (const id of [10, 9, 100]) await writeType(id, `Type ${id}`);
    const { version, isServed, rejected } = await compileCatalogue(firestore, systemClock);
    expect({ isServed, rejected }).toEqual({ isServed: true, rejected: [] });
    expect((await servedTypes()).map(({ id }) => id)).toEqual([9, 10, 100]);
    const { compiled_at, ...rest } = await state();
    expect(compiled_at).not.toBeNull();
    expect(rest).toEqual({
      version,
      chunks: 1,
      is_stale: false,
      requested_at: null,
      claimed_at: null,
    });
  });

  it('serves an empty catalogue too', async () => {
    expect(await compileCatalogue(firestore, systemClock)).toMatchObject({ isServed: true });
    expect(await servedTypes()).toEqual([]);
  });

  it('leaves out what is no record, and names it', async () => {
    await writeType(1, 'Album');
    await firestore.doc('catalogue/product-types/items/2').set({ id: 2, title: 'no name' });
    await firestore.doc('catalogue/product-types/items/3').set({ id: 4, name: 'Other id' });
    await firestore.doc('catalogue/product-types/items/text').set({ id: 'text', name: 'Text' });
    const { rejected } = await compileCatalogue(firestore, systemClock);
    expect(await servedTypes()).toEqual([{ id: 1, name: 'Album' }]);
    expect(rejected.map((problem) => problem.split(':')[0])).toEqual([
      'catalogue/product-types/items/2',
      'catalogue/product-types/items/3',
      'catalogue/product-types/items/text',
    ]);
  });

  it('does not replace a later view of the catalogue', async () => {
    await writeType(1, 'Album');
    const early = await readView(firestore);
    await writeType(1, 'Photo album');
    const late = await compileCatalogue(firestore, systemClock);
    await writeSnapshot(firestore, early.version, [{ data: Buffer.of() }]);
    const moment = { claimedAt: new Date(), now: new Date() };
    const outcome = await publish(firestore, { version: early.version, chunks: 1, ...moment });
    expect(outcome).toEqual({ previous: late.version, isServed: false });
    expect(await servedTypes()).toEqual([{ id: 1, name: 'Photo album' }]);
  });

  it('keeps the snapshot before it, and none before that', async () => {
    const versions: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      await writeType(1, name);
      versions.push((await compileCatalogue(firestore, systemClock)).version);
    }
    expect(await storedVersions()).toEqual(versions.slice(1));
  });

  it('removes no snapshot that is written and not yet published', async () => {
    const later = versionAt({ seconds: Date.now() / 1000 + 60, nanoseconds: 0 });
    for (const name of ['One', 'Two']) {
      await writeType(1, name);
      await compileCatalogue(firestore, systemClock);
      await writeSnapshot(firestore, later, [{ data: Buffer.of() }]);
    }
    await compileCatalogue(firestore, systemClock);
    expect(await storedVersions()).toContain(later);
  });
});

describe('changes that are to be seen at once', () => {
  it('share compilations and none is lost, however many come together', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const startedAt = performance.now();
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        await setTimeout(id * 20);
        await writeType(id, `Type ${id}`);
        return compileSoon(deps(), null);
      }),
    );
    const halfSeconds = Math.floor((performance.now() - startedAt) / 500);
    expect((await servedTypes()).map(({ id }) => id)).toEqual(ids);
    const compilations = outcomes.filter((outcome) => outcome !== null);
    expect(compilations.length).toBeGreaterThan(0);
    expect(compilations.length).toBeLessThanOrEqual(halfSeconds + 1);
    expect(await state()).toMatchObject({ requested_at: null, claimed_at: null, is_stale: false });
  });

  it('cost nothing when a compilation has read them meanwhile', async () => {
    const { writeTime: early } = await writeType(1, 'Album');
    await compileCatalogue(firestore, systemClock);
    expect(await compileSoon(deps(), early)).toBeNull();
    const { writeTime: late } = await writeType(1, 'Photo album');
    expect(await compileSoon(deps(), late)).toMatchObject({ isServed: true });
    expect(await compileSoon(deps(), late)).toBeNull();
    expect(await servedTypes()).toEqual([{ id: 1, name: 'Photo album' }]);
  });

  it('are left to a compilation that was asked for and has not begun', async () => {
    await setState({ requested_at: new Date('2026-05-01T10:00:00.000Z') });
    expect(await compileSoon(deps('2026-05-01T10:00:09.000Z'), null)).toBeNull();
  });

  it('are not left to one that never began', async () => {
    await writeType(1, 'Album');
    await setState({ requested_at: new Date('2026-05-01T10:00:00.000Z') });
    expect(await compileSoon(deps('2026-05-01T10:00:11.000Z'), null)).toMatchObject({
      isServed: true,
    });
    expect(await servedTypes()).toHaveLength(1);
  });

  it('are not left to one that has begun, and may have read before them', async () => {
    await claimCompilation(firestore, new Date());
    expect(await compileSoon(deps(), null)).toMatchObject({ isServed: true });
  });
});

describe('changes that wait for the next batch', () => {
  it('are noted once and brought by the batch', async () => {
    await writeType(1, 'Album');
    await compileLater(deps(), null);
    const { updateTime: noted } = await firestore.doc(snapshotPaths.state).get();
    await compileLater(deps(), null);
    const { updateTime } = await firestore.doc(snapshotPaths.state).get();
    expect(updateTime).toEqual(noted);
    expect(await servedTypes()).toEqual([]);
    expect(await compileIfStale(deps())).toMatchObject({ isServed: true });
    expect(await servedTypes()).toHaveLength(1);
    expect(await compileIfStale(deps())).toBeNull();
  });

  it('are not noted when a compilation has read them meanwhile', async () => {
    const { writeTime: early } = await writeType(1, 'Album');
    await compileCatalogue(firestore, systemClock);
    await compileLater(deps(), early);
    expect(await state()).toMatchObject({ is_stale: false });
    const { writeTime: late } = await writeType(1, 'Photo album');
    await compileLater(deps(), late);
    expect(await state()).toMatchObject({ is_stale: true });
  });

  it('stay noted when they come after a compilation has begun', async () => {
    const now = new Date();
    await claimCompilation(firestore, now);
    const { version } = await readView(firestore);
    await compileLater(deps(), null);
    await publish(firestore, { version, chunks: 0, claimedAt: now, now });
    expect(await state()).toMatchObject({ version, is_stale: true, claimed_at: null });
  });

  it('are no longer noted once a compilation has begun that will read them', async () => {
    await markStale(firestore);
    await claimCompilation(firestore, new Date());
    expect(await state()).toMatchObject({ is_stale: false });
  });
});

describe('the batch', () => {
  it('makes up for a compilation that was asked for and never began', async () => {
    await setState({ requested_at: new Date('2026-05-01T10:00:00.000Z') });
    expect(await compileIfStale(deps('2026-05-01T10:00:09.000Z'))).toBeNull();
    expect(await compileIfStale(deps('2026-05-01T10:00:11.000Z'))).not.toBeNull();
  });

  it('makes up for a compilation that began and never ended', async () => {
    await claimCompilation(firestore, new Date('2026-05-01T10:00:00.000Z'));
    expect(await compileIfStale(deps('2026-05-01T10:04:59.000Z'))).toBeNull();
    expect(await compileIfStale(deps('2026-05-01T10:05:01.000Z'))).not.toBeNull();
    expect(await state()).toMatchObject({ claimed_at: null });
  });

  it('does not take another’s beginning for its own', async () => {
    const first = new Date('2026-05-01T10:00:00.000Z');
    await claimCompilation(firestore, first);
    const { version } = await readView(firestore);
    await claimCompilation(firestore, new Date('2026-05-01T10:00:01.000Z'));
    await publish(firestore, { version, chunks: 0, claimedAt: first, now: first });
    expect(await state()).toMatchObject({ claimed_at: '2026-05-01T10:00:01.000Z' });
  });
});
