import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#lib/device/save-file.ts';
import { showLanguage } from '#lib/language/language.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { storeSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { OrderPage } from './OrderPage';
import { STAFF_ORDER, UNPAID_HISTORY } from './staff-order.test-data';

const files = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#lib/device/save-file.ts', () => files);

signInAsAsha('admin');
afterEach(() => vi.mocked(saveFile).mockReset());

const GET = 'GET /api/orders/ORD1/staff';
const INVOICE = 'GET /api/orders/ORD1/invoice';
const NOTES = 'POST /api/orders/ORD1/notes';
const PRINT = 'GET /api/orders/ORD1/print';
const NO_PRINT = {
  state: 'none',
  done: 0,
  total: 0,
  reason: '',
  can_make: true,
  scene_hash: '',
  made_at: null,
  files: [],
};

async function open(changes: Partial<StaffOrder> = {}) {
  const order = { ...STAFF_ORDER, ...changes };
  const api = stubApi({ [GET]: { order }, [PRINT]: NO_PRINT });
  openPage(<OrderPage />, '/admin/orders/ORD1', '/admin/orders/:id');
  await screen.findByRole('heading', { name: 'Order ORD1' });
  await screen.findByRole('heading', { name: 'What happened so far' });
  return api;
}

/** Time on a day of June 2026. */
const at = (day: number) => `2026-06-0${day}T10:00:00.000Z`;
const part = (name: string) => screen.getByRole('region', { name });

it('shows the first photos and the product, with a link to the album', async () => {
  await open();
  const making = part('What is made');
  const photos = within(making).getByRole('list', { name: 'The first photos' });
  const shown = [...photos.querySelectorAll('img')].map((photo) => photo.getAttribute('src'));
  // The second picture has no rendition yet.
  expect(shown).toEqual(['/first.webp']);
  for (const text of ['Kerala', '1 copy', 'A4', 'Matt', 'Sewn', 'Linen', '24']) {
    expect(making.textContent).toContain(text);
  }
  const album = within(making).getByRole('link', { name: 'Open the album' });
  expect(album.getAttribute('href')).toBe('/admin/review?id=a1');
});

it('does not link to an album that is being edited', async () => {
  await open({ cart: { ...STAFF_ORDER.cart, status: 'Draft' } });
  expect(screen.queryByRole('link', { name: 'Open the album' })).toBeNull();
});

it('says in the language of the page that an order was not paid in time', async () => {
  await loadWithTexts(() => Promise.resolve(), 'work', 'errors');
  const cancelled = { ...UNPAID_HISTORY[0], by: 'system' as const, to: 'Cancelled' as const };
  const note = 'It was not paid within 7 days.';
  const named = { note, note_reason: 'order_not_paid', note_params: { days: '7' } };
  const history = [...UNPAID_HISTORY, { ...cancelled, ...named }];
  await open({ order_status: 'Cancelled', history: history as StaffOrder['history'] });
  expect(screen.getByText(note)).toBeTruthy();
  await act(() => showLanguage('hi'));
  expect(screen.getByText('इसका पेमेंट 7 दिनों में नहीं हुआ।')).toBeTruthy();
  await act(() => showLanguage('en'));
});

it('shows customer and delivery address', async () => {
  await open();
  const customer = part('Customer and delivery');
  const link = within(customer).getByRole('link', { name: 'Asha Verma' });
  expect(link.getAttribute('href')).toBe('/admin/customers/asha');
  for (const text of ['12 Church Street', 'Kochi, Kerala 682001', 'Phone 9876543210']) {
    expect(customer.textContent).toContain(text);
  }
});

it('shows a missing address and a deleted account', async () => {
  const customer = { name: '', email: '', phone: '' };
  await open({ shipping_address_line1: '', customer });
  const { textContent } = part('Customer and delivery');
  expect(textContent).toContain('The customer chooses the address at the checkout.');
  expect(textContent).toContain('The account was deleted.');
});

it('offers the invoice, or explains why there is none yet', async () => {
  const api = await open();
  api.set(INVOICE, answerWithError(409, 'The invoice gets its number in a moment.'));
  pressButton('Invoice');
  expect(await readAlertText()).toBe('The invoice gets its number in a moment.');
  const headers = { 'Content-Disposition': 'attachment; filename="invoice-7.pdf"' };
  api.set(INVOICE, () => new Response('%PDF', { headers }));
  await screen.findByRole('button', { name: 'Invoice', busy: false });
  pressButton('Invoice');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('invoice-7.pdf');
  expect(screen.queryByRole('button', { name: 'Credit notes' })).toBeNull();
});

it('offers no invoice for an unpaid order', async () => {
  await open({ has_invoice: false });
  expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull();
});

it('adds a note, and keeps the text if it is refused', async () => {
  const api = await open();
  pressButton('Add note');
  expect(screen.getByText('Please write something first.')).toBeTruthy();
  expect(api.sentTo(NOTES)).toEqual([]);
  api.set(NOTES, answerWithError(422, 'An order has at most 100 notes.'));
  typeInto('Add a note', ' Rings twice ');
  pressButton('Add note');
  expect(await readAlertText()).toBe('An order has at most 100 notes.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Add a note');
  expect(field.value).toBe(' Rings twice ');
  const notes = [{ at: STAFF_ORDER.created_at, by_name: 'Meera', text: 'Rings twice' }];
  api.set(NOTES, { notes });
  api.set(GET, { order: { ...STAFF_ORDER, notes } });
  pressButton('Add note');
  expect(await within(part('What happened so far')).findByText('Rings twice')).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.sentTo(NOTES).map(({ body }) => body)).toEqual([
    { text: 'Rings twice' },
    { text: 'Rings twice' },
  ]);
});

const MAIL: StaffOrder['mails'][number] = {
  id: 'order_shipped-ORD1',
  to: 'asha@smriti.test',
  subject: 'Your order ORD1 is on its way',
  state: 'sent',
  queued_at: '2026-06-03T10:00:00.000Z',
  ended_at: '2026-06-03T10:00:05.000Z',
  is_copy: false,
  by_name: '',
};
const READ = `GET /api/orders/ORD1/mails/${MAIL.id}`;
const SEND = `POST /api/orders/ORD1/mails/${MAIL.id}/send-again`;

it('lists everything in one timeline, newest first, with who did it', async () => {
  const by_name = 'Meera Iyer';
  const address = { ...STAFF_ORDER, city: 'Aluva' };
  await open({
    mails: [MAIL, { ...MAIL, id: 'm2', state: 'failed', is_copy: true, by_name, queued_at: at(4) }],
    notes: [{ at: at(5), by_name, text: 'Rings twice' }],
    refunds: [{ id: 'r', at: at(6), amount: 20, to: 'gift', reason: 'A torn page', by_name }],
    replacements: [{ order_id: 'ORD2', at: at(7), by_name, reason: 'Lost' }],
    address_changes: [{ at: at(2), by_name, before: STAFF_ORDER, after: address }],
    shipments: [{ at: at(8), by_name, carrier: 'Delhivery', tracking_number: 'D 1' }],
  });
  const entries = within(part('What happened so far')).getAllByRole('listitem');
  const texts = entries.map(({ textContent }) => textContent);
  const expected = [
    /^Tracking changed.*by Meera Iyer.*Delhivery · D 1/,
    /^Free replacement ordered.*ORD2.*Lost/,
    /^₹20.00 refunded to the gift card balance.*A torn page/,
    /^Note of the shop.*Rings twice/,
    /^Mail sent again: Your order ORD1 is on its way.*by Meera Iyer.*Not delivered/,
    /^Mail: Your order ORD1 is on its way.*to asha@smriti.test.*Sent/,
    /^Address changed.*Before: .*Kochi.*Now: .*Aluva/,
    /^Placed and paid/,
    /^Requested.*by Asha Verma/,
  ];
  expect(texts).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(texts[index]).toMatch(text);
});

it('shows a mail as sent, and sends it again once', async () => {
  const api = await open({ mails: [MAIL] });
  api.set(READ, { subject: MAIL.subject, to: MAIL.to, text: 'Hello Asha,\n\nit has left us.' });
  api.set(SEND, answerWithError(422, 'This mail is still waiting to be sent.'));
  pressButton(`Read the mail “${MAIL.subject}”`);
  const dialog = await screen.findByRole('dialog', { name: MAIL.subject });
  expect(await within(dialog).findByText(/it has left us/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(await readAlertText()).toBe('This mail is still waiting to be sent.');
  api.set(SEND, { to: 'asha@smriti.test' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = api.sentTo(SEND).map(({ key }) => key);
  expect(keys[0]).toBeTruthy();
});

it('adds a tag, removes one, and leads to the orders with a tag', async () => {
  const TAGS = 'PUT /api/orders/ORD1/tags';
  const api = await open({ tags: ['gift'] });
  const tags = await screen.findByRole('region', { name: 'Tags' });
  const link = within(tags).getByRole('link', { name: '#gift' });
  expect(link.getAttribute('href')).toBe('/admin/orders?tag=gift');
  typeInto('Add a tag', '!');
  pressButton('Add tag');
  expect(within(tags).getByText('Write a word of letters and digits.')).toBeTruthy();
  api.set(TAGS, answerWithError(422, 'An order has at most 10 tags.'));
  typeInto('Add a tag', ' Call first ');
  pressButton('Add tag');
  expect(await readAlertText()).toBe('An order has at most 10 tags.');
  api.set(TAGS, { tags: ['gift', 'call first'] });
  pressButton('Add tag');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Add a tag').value).toBe(''));
  pressButton('Remove the tag gift');
  await waitFor(() => expect(api.sentTo(TAGS)).toHaveLength(3));
  expect(api.sentTo(TAGS).map(({ body }) => body)).toEqual([
    { add: ['Call first'] },
    { add: ['Call first'] },
    { remove: ['gift'] },
  ]);
});

it('lets support change the address and write notes, but not move the order or its money', async () => {
  storeSignedInUser({ ...ASHA, role: 'support' }, 'token');
  await open({ order_status: 'processing', payment_status: 'paid' });
  expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined();
  expect(await screen.findByLabelText('Add a note')).toBeDefined();
  for (const name of [/^Cancel/, /^Refund/, /replacement/i, /^Ship/, /label/i]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
