import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from '@smriti/shared/book/book.test-data';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Spread } from '@smriti/shared/book/scene';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import ReviewArea from './ReviewArea';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));

signInAsAsha('reviewer');

beforeEach(() => {
  useSession.setState({ user: { ...ASHA, role: 'reviewer' } });
  stubScreen();
});

const NOW = '2026-01-20T11:00:00.000Z';
const [FIRST, SECOND] = ['a'.repeat(43), 'b'.repeat(43)];
const SPREAD: Spread = createTestSpread('s1', {
  items: [
    createTestPhotoItem(1, { photo: FIRST }),
    createTestPhotoItem(2, { x: 220, photo: SECOND }),
    createTestTextItem(),
  ],
});
const DESIGN = {
  rev: 0,
  revs: {},
  order_rev: 0,
  tray_photos: [],
  book: createTestBook({ spreads: [SPREAD], cover: null }),
};
const remark = (photo_id: string, sequence: number, description: string) => ({
  round: 1,
  photo_id,
  sequence,
  description,
  pin: null,
  reply: '',
  updated_at: NOW,
});

function open(changes: Parameters<typeof createReviewProduct>[0] = {}) {
  const album = createReviewProduct({
    images: [{ ...createAlbumPhoto(FIRST, 1), image_url: '/1.jpg' }, createAlbumPhoto(SECOND, 2)],
    taken: { by: 'Asha', until: NOW, is_mine: true },
    ...changes,
  });
  const api = stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/albums/goa/design': DESIGN,
    'GET /api/album-sizes': [],
    'POST /api/approval-products/remark': { message: '', remarks: [] },
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  return api;
}

const book = async () =>
  within(await screen.findByRole('region', { name: 'The pages of the book' }));

it('a press on a photo in the book sets the pin of its remark', async () => {
  const api = open({ remarks: [remark(FIRST, 1, 'Crop it.')] });
  const frame = await (await book()).findByRole('button', { name: /^Photo 1, / });
  Object.defineProperties(frame, { offsetWidth: { value: 200 }, offsetHeight: { value: 150 } });
  const click = createEvent.click(frame, { detail: 1 });
  Object.defineProperties(click, { offsetX: { value: 50 }, offsetY: { value: 75 } });
  fireEvent(frame, click);
  const pin = await screen.findByRole('button', {
    name: /^Pin on photo 1: 2\d% from the left, 50% from the top/,
  });
  fireEvent.keyDown(pin, { key: 'ArrowDown' });
  await waitFor(
    () =>
      expect(api.sentTo('POST /api/approval-products/remark').at(-1)?.body).toMatchObject({
        descriptions: [{ sequence: 1, description: 'Crop it.', pin: { y: 0.52 } }],
      }),
    { timeout: 3000 },
  );
});

it('a pin can be set and moved by keyboard, and waits for a text', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a pin' }));
  expect(screen.getByText('The pin is saved with the remark: please write one.')).toBeTruthy();
  const surface = await screen.findByRole('button', {
    name: /^Pin of this remark: 50% from the left/,
  });
  fireEvent.keyDown(surface, { key: 'ArrowLeft' });
  expect(surface.ariaLabel).toMatch(/^Pin of this remark: 48% from the left, 50% from the top/);
  pressButton('Remove the pin');
  expect(surface.ariaLabel).toBe('Set a pin on photo 1');
});

it('one click on the large photo sets the pin of its remark, and focuses the field', async () => {
  const api = open({ remarks: [remark(FIRST, 1, 'Crop it.')] });
  const surface = await screen.findByRole('button', { name: 'Set a pin on photo 1' });
  Object.defineProperties(surface, { offsetWidth: { value: 200 }, offsetHeight: { value: 100 } });
  const click = createEvent.click(surface, { detail: 1 });
  Object.defineProperties(click, { offsetX: { value: 50 }, offsetY: { value: 75 } });
  fireEvent(surface, click);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Remark on photo 1')),
  );
  await waitFor(
    () =>
      expect(api.sentTo('POST /api/approval-products/remark').at(-1)?.body).toMatchObject({
        descriptions: [{ sequence: 1, pin: { x: 0.25, y: 0.75 } }],
      }),
    { timeout: 3000 },
  );
});

it('all remarks are listed in order, each with a link to its place', async () => {
  open({ remarks: [remark(FIRST, 1, 'Crop it.'), remark(SECOND, 2, 'Too dark.')] });
  const list = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'All remarks' }));
    return within(await screen.findByRole('region', { name: 'All 2 remarks' }));
  };
  fireEvent.click((await list()).getByRole('button', { name: 'Next remark' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Remark on photo 2')),
  );
  fireEvent.click((await list()).getByRole('button', { name: /^Photo 1/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Remark on photo 1')),
  );
});

const sentSpread = z.object({
  note: z.string(),
  spread: z.object({ items: z.array(z.looseObject({ id: z.string() })) }),
});

it('another crop and other texts are proposed, after a preview next to the original', async () => {
  const api = open();
  fireEvent.click(await screen.findByRole('button', { name: /^Propose a change: / }));
  const editor = within(await screen.findByRole('region', { name: /^Proposal for / }));
  expect(editor.getByRole('img', { name: /^As it is: / })).toBeTruthy();
  const after = within(editor.getByRole('group', { name: 'As proposed' }));
  expect(screen.getByText('Nothing is changed yet.')).toBeTruthy();
  fireEvent.click(after.getByRole('button', { name: /^Photo 1, / }));
  fireEvent.change(editor.getByRole('slider', { name: 'Size of the picture' }), {
    target: { value: '150' },
  });
  typeInto('Text 1', 'A day in Goa');
  expect(editor.getByText('Another part of photo 1 is shown.')).toBeTruthy();
  expect(editor.getByText('“A day at the sea” becomes “A day in Goa”.')).toBeTruthy();
  // A response cannot be sent while a proposal is unsaved.
  expect(
    screen.getByText('Save or cancel the proposal that you are working on first.'),
  ).toBeTruthy();
  typeInto(/^Why/, 'Closer.');
  const saved: Proposal = {
    round: 1,
    spread_id: 's1',
    before: SPREAD,
    spread: SPREAD,
    note: 'Closer.',
    state: 'open',
    updated_at: NOW,
    answered_at: null,
  };
  api.set('PUT /api/approval-products/goa/proposals/s1', { proposals: [saved] });
  fireEvent.click(editor.getByRole('button', { name: 'Save the proposal' }));
  expect(await screen.findByRole('button', { name: /^Change the proposal: / })).toBeTruthy();
  const [call] = api.sentTo('PUT /api/approval-products/goa/proposals/s1');
  const { note, spread } = z.parse(sentSpread, call?.body);
  expect(note).toBe('Closer.');
  expect(spread.items).toMatchObject([
    { id: 'p1', photo: FIRST, crop: { zoom: 1.5 } },
    { id: 'p2', photo: SECOND, crop: { zoom: 1 } },
    { id: 't1', text: 'A day in Goa' },
  ]);
  expect(screen.getByText(/1 proposal goes to the customer/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Change the proposal');
  pressButton('All remarks');
  fireEvent.click(await screen.findByRole('button', { name: 'Show it in the book' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The book' })),
  );
});

it('a proposal that is begun takes the album', async () => {
  const api = open({ taken: null });
  const begin = await screen.findByRole('button', { name: /^Propose a change: / });
  expect(api.sentTo('POST /api/approval-products/goa/take')).toEqual([]);
  fireEvent.click(begin);
  await waitFor(() => expect(api.sentTo('POST /api/approval-products/goa/take')).toHaveLength(1));
});

it('keeps an unsaved proposal on leaving, and can discard it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Propose a change: / }));
  await screen.findByRole('region', { name: /^Proposal for / });
  typeInto('Text 1', 'A day in Goa');
  cleanup();
  open();
  await screen.findByRole('region', { name: /^Proposal for / });
  expect(screen.getByText('“A day at the sea” becomes “A day in Goa”.')).toBeTruthy();
  pressButton('Cancel');
  expect(await screen.findByRole('button', { name: /^Propose a change: / })).toBeTruthy();
  expect(Object.keys(localStorage).join()).not.toContain('proposal-draft');
});

it('shows when a proposal cannot be withdrawn', async () => {
  const saved: Proposal = {
    round: 1,
    spread_id: 's1',
    before: SPREAD,
    spread: SPREAD,
    note: '',
    state: 'open',
    updated_at: NOW,
    answered_at: null,
  };
  const api = open({ proposals: [saved] });
  fireEvent.click(await screen.findByRole('button', { name: /^Change the proposal: / }));
  api.set('DELETE /api/approval-products/goa/proposals/s1', answerWithError(500));
  fireEvent.click(await screen.findByRole('button', { name: 'Take the proposal back' }));
  expect(await screen.findByText('The proposal could not be taken back.')).toBeTruthy();
  expect(screen.queryByText('The proposal could not be saved.')).toBeNull();
});

it('another layout keeps the photos and the corrected texts', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Propose a change: / }));
  const editor = within(await screen.findByRole('region', { name: /^Proposal for / }));
  typeInto('Text 1', 'A day in Goa');
  fireEvent.click(editor.getByRole('button', { name: 'Next layout' }));
  expect(editor.getByText('The photos are laid out in another way.')).toBeTruthy();
  expect(editor.getByText('“A day at the sea” becomes “A day in Goa”.')).toBeTruthy();
  pressButton('Cancel');
  expect(await screen.findByRole('button', { name: /^Propose a change: / })).toBeTruthy();
});
