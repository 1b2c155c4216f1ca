import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productOf } from '#domains/review/album-review.test-data.ts';
import { showLanguage } from '#lib/language/language.ts';
import {
  alertText,
  openPage,
  press,
  refusal,
  signedInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import MyCart from './MyCart';

// The live listener is tested in a browser.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signedInAsAsha();

const ALBUMS = 'GET /api/albums';
const DRAFT = productOf({ id: 'draft', title: 'Stubborn', status: 'Draft' });

function open(answer: Parameters<typeof stubApi>[0][string]) {
  const api = stubApi({
    [ALBUMS]: answer,
    'GET /api/drafts': { drafts: [] },
    'GET /api/cart-items/user/asha': { items: [] },
  });
  openPage(<MyCart />, '/my-account/cart');
  return api;
}

// proves cart-7
it('leads to the first album when it is empty', async () => {
  open({ albums: [] });
  const first = await screen.findByRole('link', { name: 'Create an album' });
  expect(first.getAttribute('href')).toBe('/create-album');
});

// proves cart-8
it('offers no initial payment once it is made', async () => {
  const paid = { status: 'Requested', initial_due: 110.6 } as const;
  open({
    albums: [
      productOf({ ...paid, id: 'paid', title: 'Paid', initial_paid: 110.6 }),
      productOf({ ...paid, id: 'open', title: 'Open', initial_paid: 0 }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'Paid' }));
  expect(card.getByRole<HTMLButtonElement>('button', { name: /Checkout/ }).disabled).toBe(true);
  expect(card.queryByRole('link', { name: /Pay initial payment/ })).toBeNull();
  const other = within(screen.getByRole('article', { name: 'Open' }));
  expect(other.getByRole('link', { name: /Pay initial payment/ })).toBeTruthy();
});

// proves cart-1
it('shows when an album was made, with what it is and costs, and no way to order a Draft', async () => {
  const made = { created_at: '2026-01-05T06:00:00.000Z', total_price: 553 };
  const names = { frame: 'Teak', paperType: 'Matte', albumSize: 'Square 8x8' };
  open({ albums: [productOf({ ...made, ...names, id: 'draft', title: 'Goa', status: 'Draft' })] });
  const card = within(await screen.findByRole('article', { name: 'Goa' }));
  for (const text of ['Draft', '₹553.00', '5 Jan 2026', 'Teak', 'Matte', 'Square 8x8']) {
    expect(card.getByText(text)).toBeTruthy();
  }
  expect(card.getByRole('link', { name: 'Edit Goa' }).getAttribute('href')).toBe(
    '/edit-product?id=draft',
  );
  expect(card.queryByText('Checkout')).toBeNull();
});

it('says beside the price of a draft what is paid first', async () => {
  const priced = { status: 'Draft', total_price: 591, initial_due: 118.2 } as const;
  open({
    albums: [
      productOf({ ...priced, id: 'new', title: 'New' }),
      productOf({ ...priced, id: 'paid', title: 'Paid', initial_paid: 118.2 }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'New' }));
  const text = 'Pay ₹118.20 now, the rest after you approve the proof';
  expect(card.getByText(text)).toBeTruthy();
  const paid = within(screen.getByRole('article', { name: 'Paid' }));
  expect(paid.queryByText(text)).toBeNull();
});

it('says by how much the price of a draft has changed since it was saved', async () => {
  open({
    albums: [
      productOf({ id: 'up', title: 'Up', status: 'Draft', total_price: 633, saved_price: 553 }),
      productOf({ id: 'down', title: 'Down', status: 'Draft', total_price: 553, saved_price: 633 }),
    ],
  });
  const up = within(await screen.findByRole('article', { name: 'Up' }));
  expect(up.getByText('₹633.00')).toBeTruthy();
  expect(up.getByText('₹80.00 more since you saved it')).toBeTruthy();
  const down = within(screen.getByRole('article', { name: 'Down' }));
  expect(down.getByText('₹80.00 less since you saved it')).toBeTruthy();
});

// proves cart-4
it('keeps an album that could not be deleted, and says why in place of the page', async () => {
  const api = open({ albums: [DRAFT] });
  api.set('DELETE /api/albums/draft', refusal(500));
  const confirm = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Stubborn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete album' });
    expect(dialog.textContent).toContain('Are you sure you want to delete this album?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };
  await confirm();
  expect(await alertText()).toContain('Failed to delete album');
  await act(() => showLanguage('hi'));
  const inHindi = await alertText();
  await act(() => showLanguage('en'));
  expect(inHindi).toContain('एल्बम डिलीट नहीं हो पाया');
  expect(screen.queryByRole('article')).toBeNull();
  press('Back to my albums');
  api.set('DELETE /api/albums/draft', { message: 'Deleted.' });
  api.set(ALBUMS, { albums: [] });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(await screen.findByText(/^No albums found/)).toBeTruthy();
});

it('shows many albums a page at a time', async () => {
  const albums = Array.from({ length: 12 }, (_, index) =>
    productOf({ id: `a${index}`, title: `Album ${index + 1}`, status: 'Draft' }),
  );
  open(({ query }) =>
    query.get('cursor') === 'next'
      ? { albums: [productOf({ id: 'old', title: 'The oldest', status: 'Draft' })] }
      : Response.json({ albums }, { headers: { 'X-Next-Cursor': 'next' } }),
  );
  await screen.findByRole('article', { name: 'Album 12' });
  expect(screen.getByRole('heading', { name: 'Waiting for you (12+)' })).toBeTruthy();
  press('Show more albums');
  expect(await screen.findByRole('article', { name: 'The oldest' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Waiting for you (13)' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Show more albums' })).toBeNull();
});
