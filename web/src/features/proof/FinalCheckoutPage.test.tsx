import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import {
  readAlertText,
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { toastQueue } from '#ui/feedback/toast.ts';
import FinalCheckoutPage from './FinalCheckoutPage';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signInAsAsha();

async function open(changes: Parameters<typeof createReviewProduct>[0]) {
  const api = stubApi({
    'GET /api/approval-products/goa': createReviewProduct(changes),
    'GET /api/album-sizes': [],
  });
  openPage(<FinalCheckoutPage />, '/final-checkout/goa', '/final-checkout/:albumId');
  const decision = await screen.findByRole('region', { name: 'Your decision' });
  return { api, decision: within(decision) };
}

it.each([
  [{ is_unpaid: true, initial_due: 110.6 }, 'Pay now', '/initial-payment?cartId=goa&amount=110.6'],
  [{ status: 'Draft' }, 'Edit the album', '/edit-product?id=goa'],
  [{ status: 'Approved' }, 'Go to checkout', '/checkout'],
] as const)('an album that is %j links to %s', async (changes, name, href) => {
  const { decision } = await open(changes);
  expect(decision.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(decision.queryByRole('button', { name: 'Accept the proof' })).toBeNull();
});

it('an outdated page shows the current state, and keeps the typed text', async () => {
  const { api, decision } = await open({ status: 'Responded' });
  api.set('PUT /api/albums/goa', answerWithError(409, 'No.', { status: 'Approved', allowed: [] }));
  fireEvent.click(decision.getByRole('button', { name: 'Ask for changes' }));
  const note = await screen.findByLabelText<HTMLTextAreaElement>('What should change?');
  fireEvent.change(note, { target: { value: 'Photo 3, please.' } });
  api.set('GET /api/approval-products/goa', createReviewProduct({ status: 'Approved' }));
  pressButton('Send to the reviewer');
  expect(await readAlertText()).toContain('it is Approved now');
  expect(note.value).toBe('Photo 3, please.');
  pressButton('Cancel');
  await waitFor(() => expect(decision.getByRole('link', { name: 'Go to checkout' })).toBeTruthy());
});

it('keeps the requested changes if the shop cannot be reached, with a notice', async () => {
  const { api, decision } = await open({ status: 'Responded' });
  api.set('PUT /api/albums/goa', rejectWithoutConnection);
  fireEvent.click(decision.getByRole('button', { name: 'Ask for changes' }));
  const note = await screen.findByLabelText<HTMLTextAreaElement>('What should change?');
  fireEvent.change(note, { target: { value: 'Photo 3, please.' } });
  pressButton('Send to the reviewer');
  expect(await readAlertText()).toMatch(/again/);
  expect(note.value).toBe('Photo 3, please.');
});

// proves review-3
it('shows details, price and resolution warnings, and sends the answer', async () => {
  const { api, decision } = await open({
    status: 'Responded',
    images: [createAlbumPhoto('a'.repeat(43), 1)],
    albumSize: 'Square 8x8',
    paperType: 'Matte',
    frame: 'Teak',
    initial_paid: 110.6,
    print_warnings: [{ photo_id: 'a'.repeat(43), dpi: 60, quality: 'poor' }],
  });
  expect(screen.getByText(/^1 photo may not print sharply\./)).toBeTruthy();
  const facts = within(screen.getByRole('region', { name: 'Details' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual(
    expect.arrayContaining(['Size: Square 8x8', 'Paper: Matte', 'Frame: Teak']),
  );
  expect(facts.join()).toContain('Price of one copy: ₹1,000.00');
  expect(facts.join()).toContain('Initial payment, already paid: −₹110.60');
  api.set('PUT /api/albums/goa', { data: { album: { ...TEST_ALBUM, status: 'Approved' } } });
  fireEvent.click(decision.getByRole('button', { name: 'Accept the proof' }));
  expect(await screen.findByText('At /checkout')).toBeTruthy();
  expect(api.sentTo('PUT /api/albums/goa')[0]?.body).toEqual({ status: 'Approved' });
  expect(toastQueue.waiting().at(-1)?.message).toMatch(/^Proof accepted\./);
});

it('keeps the requested changes in the browser until they are sent', async () => {
  const { decision } = await open({ status: 'Responded' });
  fireEvent.click(decision.getByRole('button', { name: 'Ask for changes' }));
  typeInto('What should change?', 'Photo 3 a little tighter, please.');
  cleanup(); // unmounts the page, as a reload does
  const { api } = await open({ status: 'Responded' });
  pressButton('Ask for changes');
  expect(screen.getByLabelText('What should change?')).toHaveProperty(
    'value',
    'Photo 3 a little tighter, please.',
  );
  api.set('PUT /api/albums/goa', { data: { album: TEST_ALBUM } });
  pressButton('Send to the reviewer');
  await waitFor(() =>
    expect(api.sentTo('PUT /api/albums/goa')[0]?.body).toEqual({
      status: 'Requested',
      note: 'Photo 3 a little tighter, please.',
    }),
  );
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('changes-note'));
  await waitFor(() => expect(kept()).toEqual([]));
});

it('explains the consequences before an album is edited again', async () => {
  const { api, decision } = await open({ status: 'Responded', initial_paid: 110.6 });
  fireEvent.click(decision.getByRole('button', { name: 'Edit again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit again' }));
  expect(dialog.getByText(/₹110\.60.* stays credited to it/)).toBeTruthy();
  expect(api.sentTo('PUT /api/albums/goa')).toEqual([]);
  api.set('PUT /api/albums/goa', { data: { album: TEST_ALBUM } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make it a draft' }));
  expect(await screen.findByText('At /edit-product?id=goa')).toBeTruthy();
  expect(api.sentTo('PUT /api/albums/goa')[0]?.body).toEqual({ status: 'Draft' });
});

it('lists all remarks, each with a link to its photo', async () => {
  const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
  const images = [createAlbumPhoto(a, 1), createAlbumPhoto(b, 2), createAlbumPhoto(c, 3)];
  const remark = (photo_id: string, sequence: number, description: string) => ({
    photo_id,
    sequence,
    description,
    round: 1,
    reply: '',
    pin: null,
    updated_at: '2026-01-20T10:00:00.000Z',
  });
  await open({
    status: 'Responded',
    images,
    rounds: [{ round: 1, begun_at: '2026-01-20T10:00:00.000Z', images }],
    remarks: [remark(a, 1, 'A little dark.'), remark(c, 3, 'Crop the left edge?')],
  });
  const list = within(screen.getByRole('list', { name: '2 photos have remarks.' }));
  const [first, second] = list.getAllByRole('button');
  expect(first?.textContent).toContain('Photo 1 A little dark.');
  expect(second?.textContent).toContain('Photo 3 Crop the left edge?');
  const viewer = screen.getByRole('region', { name: 'Photo 1 of 3' });
  if (second) fireEvent.click(second);
  expect(screen.getByRole('region', { name: 'Photo 3 of 3' })).toBe(viewer);
  expect(within(viewer).getByText('Crop the left edge?')).toBeTruthy();
  await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
  expect(second?.getAttribute('aria-current')).toBe('true');
});
