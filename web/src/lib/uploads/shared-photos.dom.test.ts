import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@smriti/shared/album/photos';
import { afterEach, expect, it, vi } from 'vitest';
import {
  deleteExpiredSharedPhotos,
  deleteSharedPhotos,
  readSharedPhotos,
  storeSharedFiles,
} from './shared-photos';

const database = vi.hoisted(() => new Map<string, unknown>());
const room = vi.hoisted(() => ({ isFull: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...database]),
  keys: () => Promise.resolve([...database.keys()]),
  set: (key: string, value: unknown) => {
    if (room.isFull && value instanceof File) return Promise.reject(new Error('quota'));
    database.set(key, value);
    return Promise.resolve();
  },
  delMany: (keys: string[]) => Promise.resolve(keys.map((key) => database.delete(key))),
  clear: () => {
    database.clear();
    return Promise.resolve();
  },
}));

const NOW = Date.parse('2026-11-22T10:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const photo = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });
const namesOf = ({ files }: { files: File[] }) => files.map(({ name }) => name);

afterEach(() => {
  database.clear();
  room.isFull = false;
});

it('stores photos in their order until a design has taken them', async () => {
  await storeSharedFiles([photo('b.jpg'), photo('a.jpg')], NOW);
  await storeSharedFiles([photo('c.jpg')], NOW + 1);
  const share = await readSharedPhotos(NOW + HOUR_MS);
  expect(namesOf(share)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  expect(namesOf(await readSharedPhotos(NOW + HOUR_MS))).toHaveLength(3);
  await share.forget();
  expect(namesOf(await readSharedPhotos(NOW + HOUR_MS))).toEqual([]);
});

it('requires acceptance again after each share', async () => {
  await storeSharedFiles([photo('goa.jpg')], NOW);
  const first = await readSharedPhotos(NOW);
  expect(first.isAccepted).toBe(false);
  await first.accept();
  expect((await readSharedPhotos(NOW)).isAccepted).toBe(true);
  await storeSharedFiles([photo('forged.jpg')], NOW + 1);
  const both = await readSharedPhotos(NOW + 1);
  expect(both.isAccepted).toBe(false);
  await both.forget();
  expect(database.size).toBe(0);
});

it('stores at most as many photos in total as one design allows', async () => {
  await storeSharedFiles(
    Array.from({ length: MAX_PHOTOS }, () => photo('goa.jpg')),
    NOW,
  );
  await storeSharedFiles([photo('one-more.jpg')], NOW + 1);
  const { files, refused } = await readSharedPhotos(NOW + 1);
  expect(files).toHaveLength(MAX_PHOTOS);
  expect(refused).toEqual([{ name: 'one-more.jpg', problem: 'tooMany' }]);
});

it('stores only the names of files that are empty, too large or too many', async () => {
  const many = Array.from({ length: MAX_PHOTOS - 2 }, (_, index) => photo(`${index}.jpg`));
  const last = photo('last.jpg');
  await storeSharedFiles(
    [photo('none.jpg', 0), photo('huge.jpg', MAX_PHOTO_BYTES + 1), ...many, last],
    NOW,
  );
  const { files, refused } = await readSharedPhotos(NOW);
  expect(files).toHaveLength(MAX_PHOTOS - 2);
  expect(refused).toEqual([
    { name: 'none.jpg', problem: 'empty' },
    { name: 'huge.jpg', problem: 'tooLarge' },
    { name: 'last.jpg', problem: 'tooMany' },
  ]);
});

it('names a photo that does not fit into the storage', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  room.isFull = true;
  await storeSharedFiles([photo('a.jpg')], NOW);
  expect(await readSharedPhotos(NOW)).toMatchObject({
    files: [],
    refused: [{ name: 'a.jpg', problem: 'noRoom' }],
  });
});

it('deletes photos older than a day when they are read, and all photos at sign-out', async () => {
  await storeSharedFiles([photo('old.jpg')], NOW - 25 * HOUR_MS);
  await storeSharedFiles([photo('new.jpg')], NOW);
  expect(namesOf(await readSharedPhotos(NOW))).toEqual(['new.jpg']);
  expect(database.size).toBe(1);
  await deleteSharedPhotos();
  expect(database.size).toBe(0);
});

it('deletes photos older than a day without opening the studio', async () => {
  await storeSharedFiles([photo('old.jpg')], NOW - 25 * HOUR_MS);
  await storeSharedFiles([photo('new.jpg')], NOW);
  await deleteExpiredSharedPhotos(NOW);
  expect([...database.values()]).toMatchObject([{ name: 'new.jpg' }]);
});
