// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { guestToken } from '#lib/guest/guest-token.ts';
import { answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from '../design-content';
import { createStudioStore } from '../studio-store';
import { ALBUM_PLAN, createUploadedPhoto, createStoreWith } from '../studio.test-data';
import type { Draft } from './draft';
import { createInitialState } from '../initial-state';
import { startGuestSync } from './guest-sync';
import { openDraft } from './open-draft';
import { loadDraftContent, toServerContent, hashServerContent } from './server-content';

/** Fake of IndexedDB: drafts by name, files by design. */
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
  designId: 'design',
  rev: 1,
  savedAt: 0,
  photoOwner: 'asha',
  origin: '',
  version: null,
  choices: NO_OPTIONS,
  texts: { ...EMPTY_DESIGN_TEXTS, title: 'Goa' },
  photos: [],
  server: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  database.clear();
});

it('deletes the local draft of a design that was saved or deleted on another device', async () => {
  const sent = hashServerContent(await loadDraftContent(ALBUM_PLAN, unsent));
  database.set('asha/create-album', { ...unsent, server: { id: 'd1', rev: 2, sent } });
  database.set('design/photo/thumbnail', new Blob());
  database.set('other/photo/thumbnail', new Blob());
  const gone = { message: 'No.', code: 'not_found', request_id: 'r' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(gone, { status: 404 })));
  const { draft } = await openDraft(ALBUM_PLAN, { kind: 'customer', uid: 'asha' });
  expect(draft).toBeNull();
  expect([...database.keys()]).toEqual(['other/photo/thumbnail']);
});

const shopPhoto = (at: number) => ({
  id: testPhotoId(at),
  image_path: '',
  image_url: null,
  thumbnail_url: null,
  width: 100,
  height: 100,
  state: 'ready' as const,
  sequence: at,
});

const design = createTestBook({
  style: 'airy',
  cover: null,
  spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)], locked: true })],
  tray: [{ photo: testPhotoId(2), why: null }],
});

it('restores the book and the tray of a design on another device', async () => {
  const form = (await loadDraftContent(ALBUM_PLAN, unsent)).form;
  const found = {
    id: 'd1',
    rev: 4,
    form,
    images: [shopPhoto(1)],
    design,
    tray_photos: [shopPhoto(2)],
    updated_at: '2026-01-01T06:00:00.000Z',
    expires_at: '2026-01-31T06:00:00.000Z',
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ draft: found })));
  const plan = { ...ALBUM_PLAN, draftId: 'd1' };
  const opened = await openDraft(plan, { kind: 'customer', uid: 'asha' });
  const { state } = await createInitialState(plan, opened);
  expect(state.book).toMatchObject({ style: 'airy', isOwn: true, scene: design });
  expect(state.savedBook).toBeNull();
  expect(state.order).toEqual([testPhotoId(1)]);
  expect(Object.keys(state.photos)).toEqual([testPhotoId(1), testPhotoId(2)]);
  // The server's own content is not sent again.
  const now = toServerContent(plan, createStudioStore(state).getState());
  expect(hashServerContent(now)).toBe(opened.draft?.server?.sent);
});

it('claims the design of a guest only after a pending save has finished', async () => {
  guestToken.set('token');
  let answer: (kept: object) => void = () => undefined;
  const told = new Promise<object>((resolve) => (answer = resolve));
  const api = stubApi({
    'PUT /api/guest-users/design': () => told,
    'POST /api/guest-users/claim': answerWithError(404),
  });
  const photo = createUploadedPhoto('a', { photoId: testPhotoId(1) });
  const guest = { id: 'guest', token: 'token', customToken: '' };
  const sync = startGuestSync(
    createStoreWith(photo),
    ALBUM_PLAN,
    () => Promise.resolve(guest),
    vi.fn(),
  );
  void sync.flush();
  sync.dispose();
  await vi.waitFor(() => expect(api.sent).toHaveLength(1));
  const plan = { ...ALBUM_PLAN, takesGuests: true };
  const opened = openDraft(plan, { kind: 'customer', uid: 'asha' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.sent).toHaveLength(1);
  answer({ saved_at: '2026-01-01T06:00:00.000Z' });
  await opened;
  expect(api.sent.map(({ route }) => route)).toEqual([
    'PUT /api/guest-users/design',
    'POST /api/guest-users/claim',
  ]);
});

it('repeats the claim of a guest design while its photos are not processed yet', async () => {
  vi.useFakeTimers();
  guestToken.set('token');
  const api = stubApi({ 'POST /api/guest-users/claim': answerWithError(409) });
  const plan = { ...ALBUM_PLAN, takesGuests: true };
  const opened = openDraft(plan, { kind: 'customer', uid: 'asha' });
  const failure = expect(opened).rejects.toMatchObject({ status: 409 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(api.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
  expect(api.sent).toHaveLength(30);
  expect(guestToken.get()).toBe('token');
  vi.useRealTimers();
});
