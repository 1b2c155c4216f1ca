import { afterEach, expect, it, vi } from 'vitest';
import type { ConversionControl } from '#lib/uploads/heic/convert-heic.ts';
import { createFileIntake } from './file-intake';
import { findUnreadFiles } from '../../initial-state';
import { toDraftContent } from '../../save/draft';
import { createStoreWith } from '../../studio.test-data';

const database = vi.hoisted(() => new Map<string, unknown>());
/** `isFull` makes writing fail. */
const storage = vi.hoisted(() => ({ isFull: false }));
/** `isSlow` delays the reading of files. */
const reading = vi.hoisted(() => ({ isSlow: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (key: string) => Promise.resolve(database.get(key)),
  set: (key: string, value: unknown) => {
    if (storage.isFull) return Promise.reject(new Error('full'));
    database.set(key, value);
    return Promise.resolve();
  },
  setMany: (entries: [string, unknown][]) => {
    for (const [key, value] of entries) database.set(key, value);
    return Promise.resolve();
  },
  keys: () => Promise.resolve([...database.keys()]),
  del: (key: string) => Promise.resolve(database.delete(key)),
  delMany: (keys: string[]) => {
    for (const key of keys) database.delete(key);
    return Promise.resolve();
  },
}));
/** Converts one HEIC photo at a time, like the converter that all open designs share. */
vi.mock('#lib/uploads/read-photo.ts', async () => {
  const { limitConcurrency } = await import('#lib/uploads/limit-concurrency.ts');
  const inTurn = limitConcurrency(1);
  const readPhoto = async (chosen: File, { whenResumed, signal }: ConversionControl) => {
    const { name, lastModified: takenAt } = chosen;
    const isHeic = name.endsWith('.heic');
    if (isHeic) await inTurn(whenResumed);
    if (isHeic && signal.aborted) return 'cancelled';
    while (reading.isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
    const measures = { width: 10, height: 10, takenAt };
    const remark = name.endsWith('.gif') ? 'animated' : null;
    const thumbnail = new Blob(['small']);
    const file = isHeic ? new File(['converted'], name, { type: 'image/jpeg' }) : chosen;
    return { name, file, hash: name, type: 'image/jpeg', thumbnail, remark, ...measures };
  };
  return { readPhoto };
});

const files = (...names: string[]) => names.map((name) => new File([name], name));

function open(begin: () => Promise<boolean> = () => Promise.resolve(true)) {
  const store = createStoreWith();
  const inMemory = new Map<string, Blob>();
  const intake = createFileIntake(store, {
    designId: 'design',
    photoOwner: () => 'asha',
    files: inMemory,
    begin,
  });
  return { store, intake, inMemory };
}

const unread = () => findUnreadFiles({ designId: 'design', photos: [] });

URL.createObjectURL = () => 'blob:thumbnail';

afterEach(() => {
  database.clear();
  reading.isSlow = false;
  storage.isFull = false;
  vi.restoreAllMocks();
});

it('resumes files that were chosen but not read before a reload', async () => {
  reading.isSlow = true;
  void open().intake.addFiles(files('b.jpg', 'a.jpg', 'c.jpg'));
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(3));
  reading.isSlow = false;
  const { store, intake } = open();
  await intake.resume(await unread());
  expect(store.getState().order).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

it('restores the date taken after a reload', async () => {
  reading.isSlow = true;
  void open().intake.addFiles([new File(['a'], 'a.jpg', { lastModified: 5 })]);
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(1));
  reading.isSlow = false;
  const { store, intake } = open();
  await intake.resume(await unread());
  expect(toDraftContent(store.getState()).photos).toMatchObject([{ takenAt: 5 }]);
});

it('lists files that were not stored before a reload', async () => {
  reading.isSlow = true;
  void open().intake.addFiles(files('a.jpg', 'b.jpg'));
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(2));
  const lost = [...database.keys()].find((key) => key.endsWith('/file'));
  database.delete(lost ?? '');
  reading.isSlow = false;
  const { store, intake } = open();
  await intake.resume(await unread());
  expect(store.getState().notices).toEqual([{ name: 'a.jpg', problem: 'notKept' }]);
  expect(store.getState().order).toEqual(['b.jpg']);
  expect((await unread()).lost).toEqual([]);
});

it('stores the names of chosen files at once, before the draft and the files', async () => {
  let endBegin: (isKept: boolean) => void = () => undefined;
  const { intake } = open(() => new Promise((resolve) => (endBegin = resolve)));
  const adding = intake.addFiles(files('a.jpg', 'b.jpg'));
  expect((await unread()).lost.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  endBegin(true);
  await adding;
  await vi.waitFor(async () => expect((await unread()).lost).toEqual([]));
});

it('forgets files once the draft contains them', async () => {
  const { store, intake } = open();
  await intake.addFiles(files('a.jpg'));
  intake.settleKept(store.getState().photos);
  await vi.waitFor(async () => expect(await unread()).toEqual({ files: [], lost: [] }));
});

it('asks before the page is left while files are not stored yet', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { intake } = open();
  const adding = intake.addFiles(files('a.jpg'));
  expect(leave()).toBe(true);
  await adding;
  await vi.waitFor(() => expect(leave()).toBe(false));
});

it('adds a photo that has a remark, and shows the remark', async () => {
  const { store, intake } = open();
  await intake.addFiles(files('a.jpg', 'party.gif'));
  expect(store.getState().order).toEqual(['a.jpg', 'party.gif']);
  expect(store.getState().notices).toEqual([{ name: 'party.gif', problem: 'animated' }]);
});

it('stores the JPEG of a converted photo instead of the chosen file, under the same name', async () => {
  const { store, intake, inMemory } = open();
  await intake.addFiles(files('a.jpg', 'b.heic'));
  expect(store.getState().order).toEqual(['a.jpg', 'b.heic']);
  expect(store.getState().photos['b.heic']).toMatchObject({ name: 'b.heic', type: 'image/jpeg' });
  const { keptAs } = store.getState().photos['b.heic'] ?? {};
  const stored = database.get(`design/${keptAs}/file`);
  expect(stored).toBe(inMemory.get('b.heic'));
  expect(stored).toMatchObject({ type: 'image/jpeg', size: 'converted'.length });
});

it('deletes the stored file of a converted photo if there is no room for its JPEG', async () => {
  const { store, intake } = open();
  reading.isSlow = true;
  const adding = intake.addFiles(files('a.heic'));
  await vi.waitFor(() => expect([...database.keys()].join()).toContain('/file'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  storage.isFull = true;
  reading.isSlow = false;
  await adding;
  expect(store.getState()).toMatchObject({ order: ['a.heic'], hasUnkept: true });
  expect([...database.keys()].filter((key) => key.endsWith('/file'))).toEqual([]);
  expect((await unread()).lost).toMatchObject([{ name: 'a.heic' }]);
});

it('drops all files that are being read when they are cancelled, also while paused', async () => {
  const { store, intake } = open();
  store.setState({ isPaused: true });
  const adding = intake.addFiles(files('a.heic', 'b.jpg'));
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(2));
  intake.cancel();
  await adding;
  expect(store.getState()).toMatchObject({ order: [], notices: [], reading: 0 });
  await vi.waitFor(async () => expect((await unread()).files).toEqual([]));
  store.setState({ isPaused: false });
  await intake.addFiles(files('c.jpg'));
  expect(store.getState().order).toEqual(['c.jpg']);
});

it('converts no photo while uploads are paused, and adds all in order afterwards', async () => {
  const { store, intake } = open();
  store.setState({ isPaused: true });
  const adding = intake.addFiles(files('a.heic', 'b.jpg'));
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(2));
  expect(store.getState().order).toEqual([]);
  store.setState({ isPaused: false });
  await adding;
  expect(store.getState().order).toEqual(['a.heic', 'b.jpg']);
});

it('frees the converter when a paused design is closed, and keeps its files for the next visit', async () => {
  const closed = open();
  closed.store.setState({ isPaused: true });
  const adding = closed.intake.addFiles(files('a.heic'));
  await vi.waitFor(async () => expect((await unread()).files).toHaveLength(1));
  closed.intake.stop();
  await adding;
  expect(closed.store.getState()).toMatchObject({ order: [], notices: [] });
  const next = open();
  await next.intake.addFiles(files('b.heic'));
  expect(next.store.getState().order).toEqual(['b.heic']);
  expect((await unread()).files.map(({ file }) => file.name)).toContain('a.heic');
});
