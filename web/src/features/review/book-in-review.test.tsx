import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import ReviewArea from './ReviewArea';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));

signInAsAsha('reviewer');

let narrow: () => void;

beforeEach(() => {
  useSession.setState({ user: { ...ASHA, role: 'reviewer' } });
  narrow = stubScreen().setNarrow;
});

const [FIRST, SECOND] = ['a'.repeat(43), 'b'.repeat(43)];
const ITEMS = [
  createTestPhotoItem(1, { photo: FIRST }),
  createTestPhotoItem(2, { x: 220, photo: SECOND }),
];
const DESIGN = {
  rev: 0,
  revs: {},
  order_rev: 0,
  tray_photos: [],
  book: createTestBook({ spreads: [createTestSpread('s1', { items: ITEMS })], cover: null }),
};

function open() {
  const album = createReviewProduct({
    images: [createAlbumPhoto(FIRST, 1), createAlbumPhoto(SECOND, 2)],
    taken: { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true },
  });
  const api = stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/albums/goa/design': DESIGN,
    'GET /api/album-sizes': [],
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  return api;
}

it('links a photo in the book to its remark', async () => {
  open();
  const book = within(await screen.findByRole('region', { name: 'The pages of the book' }));
  const frame = await book.findByRole('button', { name: /^Photo 2, .*right page/ });
  const isInRemark = () =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Remark on photo 2')));
  frame.click();
  expect(await screen.findByRole('heading', { name: 'Photo 2 of 2' })).toBeTruthy();
  await isInRemark();
  // The same photo is clicked again after another one was shown.
  pressButton('Previous photo (K)');
  frame.click();
  await isInRemark();
});

it('follows the photo of the keys J and K, by pages on phones', async () => {
  narrow();
  open();
  const at = await screen.findByRole('region', { name: 'The pages of the book' });
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  expect(await within(at).findByText('Page 1')).toBeTruthy();
  press('j');
  expect(await within(at).findByText('Page 2')).toBeTruthy();
  press('k');
  expect(await within(at).findByText('Page 1')).toBeTruthy();
});

it('hides the lines of cut, fold and safe zone', async () => {
  open();
  const lines = await screen.findByRole('checkbox', { name: 'Show cut, fold and safe zone' });
  expect(lines).toHaveProperty('checked', true);
  expect(screen.getByText(/^Red: where it is cut\./)).toBeTruthy();
  lines.click();
  await waitFor(() => expect(screen.queryByText(/^Red: where it is cut\./)).toBeNull());
});

it('shows that the book could not be loaded, next to photos and remarks', async () => {
  const api = open();
  api.set('GET /api/albums/goa/design', answerWithError(500));
  expect(await screen.findByText('The design could not be loaded.')).toBeTruthy();
  expect(screen.getByLabelText('Remark on photo 1')).toBeTruthy();
  api.set('GET /api/albums/goa/design', DESIGN);
  pressButton('Try again');
  expect(await screen.findByRole('region', { name: 'The pages of the book' })).toBeTruthy();
});

it('undoes the move of a pin', async () => {
  open();
  const book = within(await screen.findByRole('region', { name: 'The pages of the book' }));
  const frame = await book.findByRole('button', { name: /^Photo 1, / });
  Object.defineProperties(frame, { offsetWidth: { value: 100 }, offsetHeight: { value: 100 } });
  const pressAt = (x: number) => {
    const event = new MouseEvent('click', { bubbles: true, detail: 1 });
    Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: 50 } });
    fireEvent(frame, event);
  };
  const across = () => screen.getByRole('button', { name: /^Pin on photo 1: / }).ariaLabel;
  pressAt(25);
  await screen.findByRole('button', { name: /^Pin on photo 1: / });
  const first = across();
  expect(screen.queryByRole('button', { name: 'Put the pin back where it was' })).toBeNull();
  pressAt(75);
  await waitFor(() => expect(across()).not.toBe(first));
  pressButton('Put the pin back where it was');
  expect(across()).toBe(first);
  expect(screen.queryByRole('button', { name: 'Put the pin back where it was' })).toBeNull();
});
