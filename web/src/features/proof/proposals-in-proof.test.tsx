import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import type { Proposal } from '@smriti/shared/book/proposals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import {
  rejectWithoutConnection,
  openPage,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import FinalCheckoutPage from './FinalCheckoutPage';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signInAsAsha();

beforeEach(() => {
  stubScreen();
});

const NOW = '2026-01-20T11:00:00.000Z';
const PHOTO = 'a'.repeat(43);
const before = createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: PHOTO })] });
const spread = createTestSpread('s1', {
  items: [createTestPhotoItem(1, { photo: PHOTO, w: 150 })],
});
const proposal = (state: Proposal['state']): Proposal => ({
  round: 1,
  spread_id: 's1',
  before,
  spread,
  note: 'It is larger then.',
  state,
  updated_at: NOW,
  answered_at: null,
});
const bookOf = (one: typeof before) => createTestBook({ spreads: [one], cover: null });

async function open(changes: Parameters<typeof createReviewProduct>[0] = {}) {
  const api = stubApi({
    'GET /api/approval-products/goa': createReviewProduct({
      status: 'Responded',
      images: [createAlbumPhoto(PHOTO, 1)],
      proposals: [proposal('open')],
      ...changes,
    }),
    'GET /api/albums/goa/design': {
      rev: 0,
      revs: {},
      order_rev: 0,
      tray_photos: [],
      book: bookOf(before),
    },
    'GET /api/album-sizes': [],
  });
  openPage(<FinalCheckoutPage />, '/final-checkout/goa', '/final-checkout/:albumId');
  await screen.findByRole('region', { name: 'Your decision' });
  return api;
}

const answer = 'POST /api/approval-products/goa/proposals/s1/answer';
const accept = () => screen.getByRole('button', { name: 'Accept the proof' });

it('each proposal is shown before and after, and answered by one press before the approval', async () => {
  const api = await open();
  const proposals = within(await screen.findByRole('region', { name: 'Proposed changes' }));
  expect(proposals.getByRole('img', { name: /^As it is: / })).toBeTruthy();
  expect(proposals.getByRole('img', { name: /^As proposed: / })).toBeTruthy();
  expect(proposals.getByText('Why: It is larger then.')).toBeTruthy();
  expect(proposals.getByText('The photos are laid out in another way.')).toBeTruthy();
  // A note next to the approve button counts the open proposals.
  expect(screen.getByText(/^1 proposed change waits for your answer\./)).toBeTruthy();
  fireEvent.click(accept());
  expect(api.sentTo('PUT /api/albums/goa')).toEqual([]);

  api.set(answer, { proposals: [proposal('accepted')] });
  fireEvent.click(proposals.getByRole('button', { name: /^Accept the change of / }));
  expect(await proposals.findByText('Accepted')).toBeTruthy();
  expect(api.sentTo(answer).map(({ body }) => body)).toEqual([{ accepted: true }]);
  expect(screen.queryByText(/waits for your answer\./)).toBeNull();
  fireEvent.click(accept());
  await waitFor(() => expect(api.sentTo('PUT /api/albums/goa')).toHaveLength(1));
});

it('an answer that could not be saved is reported, and sent again', async () => {
  const api = await open();
  api.set(answer, answerWithError(500));
  const decline = await screen.findByRole('button', { name: /^Decline the change of / });
  fireEvent.click(decline);
  expect(await screen.findByText(/^Your answer could not be saved\./)).toBeTruthy();
  api.set(answer, { proposals: [proposal('declined')] });
  fireEvent.click(decline);
  expect(await screen.findByText('Declined')).toBeTruthy();
});

it('proposals of an open round are not shown', async () => {
  await open({ status: 'Requested' });
  await screen.findByRole('region', { name: 'The pages of the book' });
  expect(screen.queryByRole('region', { name: 'Proposed changes' })).toBeNull();
});

it('a remark has a pin, and can be replied to', async () => {
  const remark = {
    round: 1,
    photo_id: PHOTO,
    sequence: 1,
    description: 'Too dark.',
    updated_at: NOW,
    pin: { x: 0.4, y: 0.2 },
    reply: '',
  };
  const images = [createAlbumPhoto(PHOTO, 1)];
  const rounds = [{ round: 1, begun_at: NOW, images }];
  const api = await open({ remarks: [remark], rounds, proposals: [] });
  expect(screen.getByText(/^It is about this point: 40% from the left, 20%/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Pin on photo 1: 40%/ })).toBeTruthy();
  const reply = `PUT /api/approval-products/goa/remarks/${PHOTO}/reply`;
  api.set(reply, rejectWithoutConnection);
  typeInto(/^Your reply to this remark/, 'Lighter, please.');
  fireEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
  expect(await screen.findByText(/^Your reply could not be saved/)).toBeTruthy();
  expect(screen.getByDisplayValue('Lighter, please.')).toBeTruthy();
  api.set(reply, { remarks: [{ ...remark, reply: 'Lighter, please.' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
  expect(await screen.findByText('Saved. Our reviewer reads it in the next round.')).toBeTruthy();
});

it('two rounds are compared, with changes marked', async () => {
  const images = [createAlbumPhoto(PHOTO, 1)];
  const rounds = [1, 2].map((round) => ({ round, begun_at: NOW, images }));
  const api = await open({ round: 2, rounds, proposals: [] });
  const books = (round: number) => `GET /api/approval-products/goa/rounds/${round}/book`;
  api.set(books(1), { round: 1, book: bookOf(before) });
  api.set(books(2), answerWithError(500));
  const [details] = document.getElementsByTagName('details');
  if (details) details.open = true;
  expect(await screen.findByText(/^The books of these rounds could not be opened/)).toBeTruthy();
  api.set(books(2), answerWithError(404));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The book of one of these rounds was not kept/)).toBeTruthy();
  api.set(books(2), { round: 2, book: bookOf(spread) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 page or spread has changed.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Round 1: / })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Round 2: / })).toBeTruthy();
});
