import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productOf } from '../../components/album-review/album-review.test-data';
import {
  alertText,
  noConnection,
  openPage,
  press,
  refusal,
  signedInAsAsha,
  stubApi,
} from '../../lib/page.test-data';
import FinalCheckout from './FinalCheckout';

// The listener is proved in a browser.
vi.mock('../../lib/live-status/use-live-status', () => ({ useLiveStatus: () => undefined }));

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
