// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { NO_CHOICES, NO_TEXTS } from '../design';
import { ALBUM_PLAN } from '../studio.test-data';
import type { Draft } from './draft';
import { openDraft } from './open-draft';
import { contentOfDraft, fingerprint } from './server-content';

/** What the browser keeps: drafts by their names, files by their designs. */
const database = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (key: unknown) => Promise.resolve(database.get(key)),
  del: (key: unknown) => Promise.resolve(database.delete(key)),
  keys: () => Promise.resolve([...database.keys()]),
  delMany: (keys: unknown[]) => {
    for (const key of keys) database.delete(key);
    return Promise.resolve();
  },
}));

const unsent: Draft = {
  ...{ designId: 'design', rev: 1, savedAt: 0, photoOwner: 'asha', origin: '', version: null },
  ...{ choices: NO_CHOICES, texts: { ...NO_TEXTS, title: 'Goa' }, photos: [], server: null },
};

afterEach(() => {
  vi.unstubAllGlobals();
  database.clear();
});

it('keeps nothing of a design that was saved or removed on another device', async () => {
  const sent = fingerprint(contentOfDraft(ALBUM_PLAN, unsent));
  database.set('asha/create-album', { ...unsent, server: { id: 'd1', rev: 2, sent } });
  database.set('design/photo/thumbnail', new Blob());
  database.set('other/photo/thumbnail', new Blob());
  const gone = { message: 'No.', code: 'not_found', request_id: 'r' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(gone, { status: 404 })));
  const { draft } = await openDraft(ALBUM_PLAN, { kind: 'customer', uid: 'asha' });
  expect(draft).toBeNull();
  expect([...database.keys()]).toEqual(['other/photo/thumbnail']);
});
