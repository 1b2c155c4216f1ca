import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { ALBUM_PLAN, createUploadedPhoto, createStoreWith } from '../studio.test-data';
import { EMPTY_BOOK } from '../studio-store';
import { type GuestSync, startGuestSync } from './guest-sync';
// Loads the module before the tests use fake timers.
import '#lib/guest/guest-design.ts';

const open: GuestSync[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const sync of open.splice(0)) sync.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KEPT = { saved_at: '2026-01-01T06:00:00.000Z' };
const PHOTO = createUploadedPhoto('a', { photoId: testPhotoId(1) });
const GUEST = { id: 'guest', token: 'token', customToken: '' };

function start(store: ReturnType<typeof createStoreWith>) {
  const onKept = vi.fn();
  open.push(startGuestSync(store, ALBUM_PLAN, () => Promise.resolve(GUEST), onKept));
  return onKept;
}

it('sends a design with its uploaded photos once', async () => {
  const api = stubApi({ 'PUT /api/guest-users/design': KEPT });
  const onKept = start(createStoreWith(PHOTO));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.sent.map(({ body }) => body)).toMatchObject([
    { images: [{ photo_id: testPhotoId(1) }] },
  ]);
  expect(onKept.mock.calls).toEqual([[['a']]]);
});

it('sends nothing without an uploaded photo', async () => {
  const api = stubApi({ 'PUT /api/guest-users/design': KEPT });
  start(createStoreWith());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.sent).toEqual([]);
});

it.each([
  ['sends the design again after an internal error', 500, 2],
  ['does not resend a refused design', 409, 1],
])('%s', async (_title, status, times) => {
  const api = stubApi({ 'PUT /api/guest-users/design': answerWithError(status) });
  start(createStoreWith(PHOTO));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(api.sent).toHaveLength(times);
});

it('sends the book of a guest only once it is edited by hand', async () => {
  const api = stubApi({ 'PUT /api/guest-users/design': KEPT });
  const store = createStoreWith(PHOTO);
  start(store);
  await vi.advanceTimersByTimeAsync(5000);
  api.sent.length = 0;
  const spread = createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: 'a' })] });
  const scene = createTestBook({ cover: null, spreads: [spread] });
  store.setState({ book: { ...EMPTY_BOOK, scene } });
  await vi.advanceTimersByTimeAsync(5000);
  // A book that was not edited by hand is not sent, because each browser fills it itself.
  expect(api.sent).toEqual([]);
  store.setState({ book: { ...EMPTY_BOOK, scene, isOwn: true } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.sent.map(({ body }) => body)).toMatchObject([
    { design: { spreads: [{ items: [{ photo: testPhotoId(1) }] }] } },
  ]);
});
