import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { showLanguage } from '#lib/language/language.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { toastQueue } from '#ui/feedback/toast.ts';
import CheckoutListPage from './CheckoutListPage';
import MyCartPage from './MyCartPage';
import ViewProductPage from './ViewProductPage';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signInAsAsha();

const ALBUMS = 'GET /api/albums';
const DRAFT = createReviewProduct({ id: 'draft', title: 'Stubborn', status: 'Draft' });

function open(answer: Parameters<typeof stubApi>[0][string]) {
  const api = stubApi({
    [ALBUMS]: answer,
    'GET /api/drafts': { drafts: [] },
    'GET /api/cart-items/user/asha': { items: [] },
  });
  openPage(<MyCartPage />, '/my-account/cart');
  return api;
}

// proves cart-7
it('links to the first album when it is empty', async () => {
  open({ albums: [] });
  const first = await screen.findByRole('link', { name: 'Create an album' });
  expect(first.getAttribute('href')).toBe('/create-album');
});

// proves cart-8
it('offers no initial payment once it is paid', async () => {
  const paid = { status: 'Requested', initial_due: 110.6 } as const;
  open({
    albums: [
      createReviewProduct({ ...paid, id: 'paid', title: 'Paid', initial_paid: 110.6 }),
      createReviewProduct({ ...paid, id: 'open', title: 'Open', initial_paid: 0 }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'Paid' }));
  expect(card.getByText('Requested')).toBeTruthy();
  expect(card.getByRole<HTMLButtonElement>('button', { name: /Checkout/ }).disabled).toBe(true);
  expect(card.queryByRole('link', { name: /Pay initial payment/ })).toBeNull();
  const other = within(screen.getByRole('article', { name: 'Open' }));
  expect(other.getByRole('link', { name: /Pay initial payment/ })).toBeTruthy();
});

// proves cart-1
it('shows the creation date, choices and price of an album, without an order button for a Draft', async () => {
  const made = { created_at: '2026-01-05T06:00:00.000Z', total_price: 553 };
  const names = { frame: 'Teak', paperType: 'Matte', albumSize: 'Square 8x8' };
  open({
    albums: [
      createReviewProduct({ ...made, ...names, id: 'draft', title: 'Goa', status: 'Draft' }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'Goa' }));
  for (const text of ['Draft', '₹553.00', '5 Jan 2026', 'Teak', 'Matte', 'Square 8x8']) {
    expect(card.getByText(text)).toBeTruthy();
  }
  expect(card.getByRole('link', { name: 'Edit Goa' }).getAttribute('href')).toBe(
    '/edit-product?id=draft',
  );
  expect(card.queryByText('Checkout')).toBeNull();
});

it('shows the initial payment next to the price of a draft', async () => {
  const priced = { status: 'Draft', total_price: 591, initial_due: 118.2 } as const;
  open({
    albums: [
      createReviewProduct({ ...priced, id: 'new', title: 'New' }),
      createReviewProduct({ ...priced, id: 'paid', title: 'Paid', initial_paid: 118.2 }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'New' }));
  const text = 'Pay ₹118.20 now, the rest after you approve the proof';
  expect(card.getByText(text)).toBeTruthy();
  const paid = within(screen.getByRole('article', { name: 'Paid' }));
  expect(paid.queryByText(text)).toBeNull();
});

it('shows the price change of a draft since its last save', async () => {
  open({
    albums: [
      createReviewProduct({
        id: 'up',
        title: 'Up',
        status: 'Draft',
        total_price: 633,
        saved_price: 553,
      }),
      createReviewProduct({
        id: 'down',
        title: 'Down',
        status: 'Draft',
        total_price: 553,
        saved_price: 633,
      }),
    ],
  });
  const up = within(await screen.findByRole('article', { name: 'Up' }));
  expect(up.getByText('₹633.00')).toBeTruthy();
  expect(up.getByText('₹80.00 more since you saved it')).toBeTruthy();
  const down = within(screen.getByRole('article', { name: 'Down' }));
  expect(down.getByText('₹80.00 less since you saved it')).toBeTruthy();
});

// proves cart-4
it('keeps an album that could not be deleted, and shows the reason', async () => {
  const api = open({ albums: [DRAFT] });
  api.set('DELETE /api/albums/draft', answerWithError(500));
  const confirm = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Stubborn' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete album' });
    expect(dialog.textContent).toContain('Are you sure you want to delete this album?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };
  await confirm();
  expect(await readAlertText()).toContain('Failed to delete album');
  await act(() => showLanguage('hi'));
  const inHindi = await readAlertText();
  await act(() => showLanguage('en'));
  expect(inHindi).toContain('एल्बम डिलीट नहीं हो पाया');
  expect(screen.queryByRole('article')).toBeNull();
  pressButton('Back to my albums');
  api.set('DELETE /api/albums/draft', { message: 'Deleted.' });
  api.set(ALBUMS, { albums: [] });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(await screen.findByText(/^No albums found/)).toBeTruthy();
});

it('shows many albums page by page', async () => {
  const albums = Array.from({ length: 12 }, (_, index) =>
    createReviewProduct({ id: `a${index}`, title: `Album ${index + 1}`, status: 'Draft' }),
  );
  open(({ query }) =>
    query.get('cursor') === 'next'
      ? { albums: [createReviewProduct({ id: 'old', title: 'The oldest', status: 'Draft' })] }
      : Response.json({ albums }, { headers: { 'X-Next-Cursor': 'next' } }),
  );
  await screen.findByRole('article', { name: 'Album 12' });
  expect(screen.getByRole('heading', { name: 'Waiting for you (12+)' })).toBeTruthy();
  pressButton('Show more albums');
  expect(await screen.findByRole('article', { name: 'The oldest' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Waiting for you (13)' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(13);
  expect(screen.queryByRole('button', { name: 'Show more albums' })).toBeNull();
});

// proves cart-2, cart-9, cart-10
it('offers only the step that the status of an album allows', async () => {
  const priced = { total_price: 553, initial_due: 110.6 } as const;
  open({
    albums: [
      createReviewProduct({ ...priced, id: 'a1', title: 'Still a draft', status: 'Draft' }),
      createReviewProduct({ ...priced, id: 'a2', title: 'Looked at', status: 'Responded' }),
      createReviewProduct({ ...priced, id: 'a3', title: 'Accepted', status: 'Approved' }),
      createReviewProduct({ ...priced, id: 'a4', title: 'A product', status: 'Cart', images: [] }),
      createReviewProduct({
        ...priced,
        id: 'a5',
        title: 'With photos',
        status: 'Cart',
        images: [createAlbumPhoto('a'.repeat(43), 1)],
      }),
    ],
  });
  await screen.findByRole('article', { name: 'Accepted' });
  const linksOf = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(linksOf('Still a draft')).toContain('Request /initial-payment?cartId=a1&amount=110.6');
  expect(linksOf('Still a draft')).toContain('Edit /edit-product?id=a1');
  expect(linksOf('Looked at')).toContain('Checkout /final-checkout/a2');
  expect(linksOf('Accepted')).toContain('Ready for checkout /checkout');
  expect(linksOf('A product')).toContain('Add your photos /edit-product?id=a4');
  expect(linksOf('With photos')).toContain('Request /initial-payment?cartId=a5&amount=110.6');
  for (const name of ['A product', 'Looked at', 'Accepted']) {
    expect(linksOf(name).filter((link) => /^(Request|Pay)/.test(link))).toEqual([]);
  }
});

// proves cart-3
it('deletes an album after a confirmation, and keeps the others', async () => {
  const kept = createReviewProduct({ id: 'kept', title: 'To stay', status: 'Draft' });
  const api = open({ albums: [DRAFT, kept] });
  api.set('DELETE /api/albums/draft', () => {
    api.set(ALBUMS, { albums: [kept] });
    return { message: 'Deleted.' };
  });
  const remove = await screen.findByRole('button', { name: 'Delete Stubborn' });
  fireEvent.click(remove);
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('DELETE /api/albums/draft')).toEqual([]);
  fireEvent.click(remove);
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Stubborn' })).toBeNull());
  expect(screen.getByRole('article', { name: 'To stay' })).toBeTruthy();
  expect(toastQueue.waiting().at(-1)?.message).toBe('Album deleted successfully');
});

// proves studio-13
it('/view-product lists the albums of the customer, each with a link to its page', async () => {
  stubApi({
    [ALBUMS]: {
      albums: [
        createReviewProduct({ id: 'sea', title: 'The sea', status: 'Draft' }),
        createReviewProduct({ id: 'hills', title: 'The hills', status: 'Draft' }),
      ],
    },
  });
  openPage(<ViewProductPage />, '/view-product');
  const hills = within(await screen.findByRole('article', { name: 'The hills' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const link = hills.getByRole('link', { name: 'The hills' });
  expect(link.getAttribute('href')).toBe('/view-product?id=hills');
  fireEvent.click(screen.getByRole('link', { name: 'Create New Album' }));
  expect(await screen.findByText('At /create-album')).toBeTruthy();
});

// proves studio-13
it('/view-product shows the album in the URL', async () => {
  const album = createReviewProduct({ id: 'hills', title: 'The hills', status: 'Draft' });
  stubApi({ 'GET /api/albums/hills': { album } });
  openPage(<ViewProductPage />, '/view-product?id=hills');
  expect(await screen.findByRole('heading', { level: 1, name: 'The hills' })).toBeTruthy();
  expect(document.title).toBe('The hills · Smriti');
  expect(screen.queryByRole('article')).toBeNull();
});

describe('the checkout list', () => {
  const LIST = 'GET /api/cart-items/user/asha';
  const SET = 'PUT /api/cart-items/item/a2';
  const REMOVE = 'DELETE /api/cart-items/item/a1';
  const itemOf = (id: string, title: string, price: number, quantity = 1) => ({
    id,
    product_id: null,
    quantity,
    price,
    album: createReviewProduct({ id, title, status: 'Approved' }),
  });
  const first = itemOf('a1', 'First', 553);
  const totalOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

  function openList(items: object[]) {
    const api = stubApi({ [LIST]: { items } });
    openPage(<CheckoutListPage />, '/checkout?id=a2');
    return api;
  }

  // proves checkout-7, checkout-17
  it('sums up the albums with their copies, the named one first', async () => {
    const api = openList([first, itemOf('a2', 'Second', 591.05)]);
    const second = within(await screen.findByRole('article', { name: 'Second' }));
    const shown = screen.getAllByRole('article').map((card) => card.textContent);
    expect(shown.map((text) => /First|Second/.exec(text)?.[0])).toEqual(['Second', 'First']);
    expect(totalOf('Total')).toBe('₹1,144.05');
    api.set(SET, () => {
      api.set(LIST, { items: [first, itemOf('a2', 'Second', 591.05, 2)] });
      return { item: itemOf('a2', 'Second', 591.05, 2) };
    });
    fireEvent.click(second.getByRole('button', { name: 'More copies' }));
    await waitFor(() => expect(totalOf('Total')).toBe('₹1,735.10'));
    expect(second.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
    await waitFor(() => expect(api.sentTo(SET)).toMatchObject([{ body: { quantity: 2 } }]));
    const proceed = screen.getByRole('link', { name: 'Proceed To Request' });
    expect(proceed.getAttribute('href')).toBe('/checkout/details');
  });

  // proves checkout-17
  it('subtracts initial payments from the amount due, not from the total', async () => {
    const paid = createReviewProduct({ id: 'a1', title: 'First', status: 'Approved' });
    openList([{ ...first, quantity: 2, album: { ...paid, initial_paid: 110.6 } }]);
    await screen.findByRole('article', { name: 'First' });
    expect(totalOf('Total')).toBe('₹1,106.00');
    expect(totalOf('Initial payment, already paid')).toBe('−₹110.60');
    expect(totalOf('Still to pay, before shipping')).toBe('₹995.40');
  });

  it('sets an album back by Remove, and opens My Cart when it is empty', async () => {
    const api = openList([first]);
    api.set(REMOVE, () => {
      api.set(LIST, { items: [] });
      return { message: 'Removed.' };
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove First' }));
    expect(await screen.findByText('No album is ready for checkout yet.')).toBeTruthy();
    const cart = screen.getByRole('link', { name: 'Go to My Cart' });
    expect(cart.getAttribute('href')).toBe('/my-account/cart');
    expect(api.sentTo(REMOVE)).toHaveLength(1);
  });
});
