import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { photoOf, productOf } from '#domains/review/album-review.test-data.ts';
import {
  alertText,
  noConnection,
  openPage,
  press,
  refusal,
  signedInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import FinalCheckout from './FinalCheckout';

// The live listener is tested in a browser.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signedInAsAsha();

async function open(changes: Parameters<typeof productOf>[0]) {
  const api = stubApi({
    'GET /api/approval-products/goa': productOf(changes),
    'GET /api/album-sizes': [],
  });
  openPage(<FinalCheckout />, '/final-checkout/goa', '/final-checkout/:albumId');
  const decision = await screen.findByRole('region', { name: 'Your decision' });
  return { api, decision: within(decision) };
}

it.each([
  [{ is_unpaid: true, initial_due: 110.6 }, 'Pay now', '/initial-payment?cartId=goa&amount=110.6'],
  [{ status: 'Draft' }, 'Edit the album', '/edit-product?id=goa'],
  [{ status: 'Approved' }, 'Go to checkout', '/checkout'],
] as const)('an album that is %j leads on by %s', async (changes, name, href) => {
  const { decision } = await open(changes);
  expect(decision.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(decision.queryByRole('button', { name: 'Accept the proof' })).toBeNull();
});

it('a page that is out of date says how the album stands, and keeps what was typed', async () => {
  const { api, decision } = await open({ status: 'Responded' });
  api.set('PUT /api/albums/goa', refusal(409, 'No.', { status: 'Approved', allowed: [] }));
  fireEvent.click(decision.getByRole('button', { name: 'Ask for changes' }));
  const note = await screen.findByLabelText<HTMLTextAreaElement>('What should change?');
  fireEvent.change(note, { target: { value: 'Photo 3, please.' } });
  api.set('GET /api/approval-products/goa', productOf({ status: 'Approved' }));
  press('Send to the reviewer');
  expect(await alertText()).toContain('it is Approved now');
  expect(note.value).toBe('Photo 3, please.');
  press('Cancel');
  await waitFor(() => expect(decision.getByRole('link', { name: 'Go to checkout' })).toBeTruthy());
});

it('keeps what is asked for when the shop cannot be reached, and says so', async () => {
  const { api, decision } = await open({ status: 'Responded' });
  api.set('PUT /api/albums/goa', noConnection);
  fireEvent.click(decision.getByRole('button', { name: 'Ask for changes' }));
  const note = await screen.findByLabelText<HTMLTextAreaElement>('What should change?');
  fireEvent.change(note, { target: { value: 'Photo 3, please.' } });
  press('Send to the reviewer');
  expect(await alertText()).toMatch(/again/);
  expect(note.value).toBe('Photo 3, please.');
});

it('lists all remarks with their photos, and each leads to its photo', async () => {
  // jsdom lacks scrollTo.
  Element.prototype.scrollTo = () => undefined;
  const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
  const images = [photoOf(a, 1), photoOf(b, 2), photoOf(c, 3)];
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
