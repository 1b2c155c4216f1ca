import type { PaymentLink } from '@smriti/shared/order/payment-link-management';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import {
  answerWithError,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { ASHA } from '#lib/session/user.test-data.ts';
import PaymentLinksArea from './PaymentLinksArea';

// docs/rules.md#orders-31
signInAsAsha('admin');

const METHOD = {
  id: 1,
  name: 'Standard',
  description: '',
  price: 79,
  min_days: 5,
  max_days: 7,
};
const LINK: PaymentLink = {
  id: 'link-1',
  user_id: 'asha',
  customer_name: 'Asha Verma',
  state: 'open',
  items: [
    { album_id: 'a1', order_id: 'ORD1', title: 'Kerala', product: '', quantity: 2, price: 400 },
  ],
  amount_due: 879,
  created_at: '2026-11-05T10:00:00.000Z',
  by_name: 'Ravi Menon',
  expires_at: '2026-11-12T10:00:00.000Z',
  customer_email: 'asha@smriti.test',
  customer_phone: '98765 43210',
  address: {
    contact_name: 'Asha Verma',
    contact_phone: '9876543210',
    contact_email: 'asha@smriti.test',
    shipping_address_line1: '12, Lake Road',
    shipping_address_line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postal_code: '411001',
  },
  as_gift: null,
  shipping_method: METHOD,
  coupon_code: null,
  mails: 1,
  mailed_at: '2026-11-05T10:00:00.000Z',
  problem: null,
  sharing: {
    url: 'https://smriti.test/pay/token',
    message: 'Please pay: https://smriti.test/pay/token',
  },
};
const quoteOf = (shippingId: number | undefined, subtotal: number) => ({
  items: [],
  lines: [
    { key: 'items', count: 1, amount: subtotal },
    ...(shippingId === undefined ? [] : [{ key: 'shipping', count: null, amount: 79 }]),
  ],
  shipping_method: shippingId === undefined ? null : METHOD,
  subtotal,
  shipping_price: shippingId === undefined ? 0 : 79,
  initial_paid: 0,
  discount: 0,
  gift_used: 0,
  points_used: 0,
  points_value: 0,
  grand_total: subtotal,
  amount_due: shippingId === undefined ? subtotal : subtotal + 79,
  gift_balance: 0,
  points_balance: 0,
  points_worth: 0,
});
interface AskedPrice {
  shipping_method_id?: number;
  items: { quantity: number }[];
}
const CREATE = 'POST /api/payment-links';
const ALBUMS = ['a1', 'a2'].map((id) => ({
  ...TEST_ALBUM,
  id,
  title: `Album ${id}`,
  status: 'Approved',
}));

function open(at: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    'GET /api/payment-links': { links: [LINK] },
    'GET /api/payment-links/link-1': { link: LINK },
    'GET /api/payment-links/basket/asha': { albums: ALBUMS, addresses: [ASHA_ADDRESS] },
    'GET /api/users/asha': { user: { ...ASHA, balances: { gift: 0, points: 0 } } },
    'GET /api/shipping-method': [METHOD],
    'POST /api/payment-links/quote': ({ body }: { body: unknown }) => {
      const { shipping_method_id, items } = body as AskedPrice;
      return quoteOf(shipping_method_id, 400 * (items[0]?.quantity ?? 0));
    },
    [CREATE]: { link: LINK },
    ...answers,
  });
  openPage(<PaymentLinksArea />, at, '/admin/payment-links/*');
  return api;
}

it('lists links with customer, amount and state', async () => {
  open('/admin/payment-links');
  const link = await screen.findByRole('link', { name: 'Asha Verma' });
  expect(link.getAttribute('href')).toBe('/admin/payment-links/link-1');
  for (const text of ['Kerala', '₹879.00', 'Open', '12 Nov 2026']) {
    expect(link.closest('tr')?.textContent).toContain(text);
  }
});

it('makes a link for one album at the price that is shown', async () => {
  const api = open('/admin/payment-links/new/asha?album=a2');
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Album a2' });
  expect(chosen.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Album a1' }).checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Asha Verma');
  pressButton('Make the link');
  expect(await screen.findByText('Choose the shipping.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Shipping' }), { target: { value: '1' } });
  const price = screen.getByRole('region', { name: 'Price' });
  await within(price).findByText('₹479.00');
  const album = within(screen.getByRole('group', { name: 'Album a2' }));
  expect(album.getByLabelText<HTMLInputElement>('Copies').value).toBe('1');
  pressButton('More copies');
  await within(price).findByText('₹879.00');
  pressButton('Make the link');
  await waitFor(() => expect(api.sentTo(CREATE)).toHaveLength(1));
  expect(api.sentTo(CREATE)[0]?.body).toMatchObject({
    user_id: 'asha',
    items: [{ album_id: 'a2', quantity: 2 }],
    shipping_method_id: 1,
    postal_code: '411001',
    as_gift: null,
    coupon_code: null,
    is_mailed: true,
    amount_due: 879,
  });
  expect(await screen.findByRole('heading', { name: 'Payment link for Asha Verma' })).toBeTruthy();
});

it('explains that there is nothing to order', async () => {
  open('/admin/payment-links/new/asha', {
    'GET /api/payment-links/basket/asha': { albums: [], addresses: [] },
  });
  expect(await screen.findByText(/has no approved album/)).toBeTruthy();
});

it('shows link and message to copy, opens WhatsApp, mails again and withdraws', async () => {
  const MAIL = 'POST /api/payment-links/link-1/mails';
  const WITHDRAW = 'POST /api/payment-links/link-1/withdraw';
  const api = open('/admin/payment-links/link-1', {
    [MAIL]: { link: { ...LINK, mails: 2 } },
    [WITHDRAW]: answerWithError(409, 'The customer has ordered with this link meanwhile.'),
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK.sharing?.url);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(LINK.sharing?.message);
  const chat = screen.getByRole('link', { name: /^Open in WhatsApp/ });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Please%20pay/);
  pressButton('Send the mail again');
  await waitFor(() => expect(api.sentTo(MAIL)).toHaveLength(1));
  expect(api.sentTo(MAIL)[0]?.key).not.toBeNull();
  pressButton('Withdraw the link');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the link' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('meanwhile');
});

it('shows why an open link cannot be paid, and no way to send one that has ended', async () => {
  open('/admin/payment-links/link-1', {
    'GET /api/payment-links/link-1': { link: { ...LINK, problem: 'This is ordered already.' } },
  });
  expect(await screen.findByText(/cannot pay this now: This is ordered already\./)).toBeTruthy();
});
