import { expect, it, vi } from 'vitest';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from '../design-content';
import { deleteUnsavedWork } from './delete-unsaved-work';

const kept = vi.hoisted(() => ({
  drafts: new Map<unknown, unknown>(),
  files: new Set<unknown>(),
  shared: ['goa.jpg'],
}));

// Fake of IndexedDB with one store each for drafts, files and shared photos.
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  entries: () => Promise.resolve([...kept.drafts]),
  keys: () => Promise.resolve([...kept.files]),
  clear: () => {
    kept.shared = [];
    return Promise.resolve();
  },
  del: (name: unknown) => Promise.resolve(kept.drafts.delete(name)),
  delMany: (names: unknown[]) => Promise.resolve(names.map((name) => kept.files.delete(name))),
}));

const draft = (designId: string) => ({
  designId,
  rev: 1,
  savedAt: 0,
  photoOwner: null,
  origin: '',
  version: null,
  choices: NO_OPTIONS,
  texts: EMPTY_DESIGN_TEXTS,
  photos: [],
});

it('deletes drafts and photos of the signed-out user and shared photos, but nothing of other users', async () => {
  kept.drafts.set('asha/create-album', draft('one'));
  kept.drafts.set('asha-2/create-album', draft('two'));
  kept.drafts.set('guest', draft('three'));
  for (const name of ['one/a/file', 'one/a/thumbnail', 'two/a/file', 'three/a/file']) {
    kept.files.add(name);
  }

  deviceStorage.set('smriti-sent', '[]');

  await deleteUnsavedWork('asha');

  expect([...kept.drafts.keys()]).toEqual(['asha-2/create-album', 'guest']);
  expect([...kept.files]).toEqual(['two/a/file', 'three/a/file']);
  expect(kept.shared).toEqual([]);
  expect(deviceStorage.get('smriti-sent')).toBeNull();
});
