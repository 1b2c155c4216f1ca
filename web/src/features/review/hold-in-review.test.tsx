import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { openPage, pressButton, signInAsAsha, stubApi, typeInto } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import ReviewArea from './ReviewArea';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));

signInAsAsha('reviewer');

beforeEach(() => useSession.setState({ user: { ...ASHA, role: 'reviewer' } }));

const TAKE = 'POST /api/approval-products/goa/take';
const RELEASE = 'POST /api/approval-products/goa/release';
const TAKEN = 'PUT /api/approval-products/goa/taken';
const REMARK = 'POST /api/approval-products/remark';
const MINE = { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true };

/** Opens an album without an assigned reviewer; the stubbed API stores the assignment. */
async function openFreeAlbum(taken: typeof MINE | null = null) {
  let holder = taken;
  const hold = (next: typeof MINE | null) => () => ({ taken: (holder = next) });
  const images = ['a', 'b'].map((id, at) => createAlbumPhoto(id.repeat(43), at + 1));
  const album = createReviewProduct({ images });
  const api = stubApi({
    'GET /api/approval-products/goa': () => ({
      ...album,
      viewer: 'staff',
      order_number: null,
      taken: holder,
    }),
    'GET /api/album-sizes': [],
    [TAKE]: hold(MINE),
    [RELEASE]: hold(null),
    [TAKEN]: hold(null),
    [REMARK]: { message: '', remarks: [] },
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  await screen.findByLabelText('Remark on photo 1');
  return api;
}

const writes = (api: Awaited<ReturnType<typeof openFreeAlbum>>) =>
  api.sent.map(({ route }) => route).filter((route) => !route.startsWith('GET '));

it('a look takes nothing, and gives nothing back', async () => {
  const api = await openFreeAlbum();
  pressButton('Next photo (J)');
  expect(screen.getByText('Nobody has this album. It is yours once you write.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  expect(writes(api)).toEqual([]);
});

it.each([
  ['a remark', () => typeInto('Remark on photo 1', 'D')],
  ['a pin', () => pressButton('Add a pin')],
  ['a note', () => typeInto(/^Note on the whole album/, 'L')],
])('%s takes the album once, and leaving saves it and releases the album', async (_what, write) => {
  const api = await openFreeAlbum();
  write();
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeTruthy();
  typeInto('Remark on photo 1', 'Dark');
  expect(writes(api)).toEqual([TAKE]);
  cleanup();
  await waitFor(() => expect(writes(api)).toEqual([TAKE, REMARK, RELEASE]));
});

it('saves what is written before it gives the album back, and takes it again', async () => {
  const api = await openFreeAlbum();
  typeInto('Remark on photo 1', 'Dark');
  (await screen.findByRole('button', { name: 'Give back' })).click();
  expect(await screen.findByText(/^Nobody has this album/)).toBeTruthy();
  expect(writes(api)).toEqual([TAKE, REMARK, TAKEN]);
  expect(api.sentTo(TAKEN)[0]?.body).toEqual({ uid: null });
  typeInto('Remark on photo 1', 'Darker');
  await waitFor(() => expect(api.sentTo(TAKE)).toHaveLength(2));
});

it('releases the album when the tab is closed', async () => {
  const api = await openFreeAlbum(MINE);
  typeInto('Remark on photo 1', 'Dark');
  const fetched = vi.spyOn(globalThis, 'fetch');
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(writes(api).toSorted()).toEqual([REMARK, RELEASE].toSorted()));
  const sent = fetched.mock.calls.map(([, init]) => init);
  expect(sent.map((init) => init?.keepalive)).toEqual([true, true]);
});

it('lets admins only release an album that somebody else has', async () => {
  const album = createReviewProduct({
    images: [createAlbumPhoto('a'.repeat(43), 1)],
    taken: { ...MINE, by: 'Meera Nair', is_mine: false },
  });
  const open = () => {
    const api = stubApi({
      'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
      'GET /api/album-sizes': [],
      [TAKEN]: { taken: null },
    });
    openPage(<ReviewArea />, '/admin/review?id=goa');
    return api;
  };
  open();
  expect(await screen.findByText(/^Meera Nair is reviewing this album until /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Release the album' })).toBeNull();
  cleanup();
  useSession.setState({ user: { ...ASHA, role: 'admin' } });
  const api = open();
  (await screen.findByRole('button', { name: 'Release the album' })).click();
  await waitFor(() => expect(api.sentTo(TAKEN)[0]?.body).toEqual({ uid: null }));
});
