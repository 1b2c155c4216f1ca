import { aBook, aPhoto, aSpread, photoIdOf } from '@smriti/shared/book/book.test-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../../lib/page.test-data';
import { ALBUM_PLAN, storedPhotoNamed, storeWith } from '../studio.test-data';
import { NEW_BOOK } from '../studio-store';
import { type GuestSync, startGuestSync } from './guest-sync';
import '../../../lib/guest/guest'; // fetched before the clock stands still

const open: GuestSync[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const sync of open.splice(0)) sync.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps a guest's book with the design, as they arranged it", async () => {
  const api = stubApi({ 'PUT /api/guest-users/design': { saved_at: '2026-01-01T06:00:00.000Z' } });
  const photo = storedPhotoNamed('a', { photoId: photoIdOf(1) });
  const store = storeWith(photo);
  const guest = { id: 'guest', token: 'token', customToken: '' };
  open.push(startGuestSync(store, ALBUM_PLAN, () => Promise.resolve(guest), vi.fn()));
  const spread = aSpread('s1', { items: [aPhoto(1, { photo: 'a' })] });
  const scene = aBook({ cover: null, spreads: [spread] });
  store.setState({ book: { ...NEW_BOOK, scene } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.sent).toEqual([]); // filled anew wherever it is opened
  store.setState({ book: { ...NEW_BOOK, scene, isOwn: true } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.sent.map(({ body }) => body)).toMatchObject([
    { design: { spreads: [{ items: [{ photo: photoIdOf(1) }] }] } },
  ]);
});
