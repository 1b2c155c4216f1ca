import type { QueueItem } from '@smriti/shared/album/approval';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import {
  rejectWithoutConnection,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import PreviewProductPage from './PreviewProductPage';
import ReviewArea from './ReviewArea';

// Stubs the live listeners, which browser tests cover.
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signInAsAsha();

beforeEach(() => useSession.setState({ user: { ...ASHA, role: 'reviewer' } }));

it('redirects reviewers to the same album in the console', async () => {
  openPage(<PreviewProductPage />, '/preview-product?id=goa');
  expect(await screen.findByText('At /admin/review?id=goa')).toBeTruthy();
});

it('is read-only while another reviewer has the album', async () => {
  const taken = { by: 'Meera Nair', until: '2026-01-20T11:00:00.000Z', is_mine: false };
  const album = createReviewProduct({ images: [createAlbumPhoto('a'.repeat(43), 1)], taken });
  stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/album-sizes': [],
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  expect(await screen.findByText(/^Meera Nair is reviewing this album until /)).toBeTruthy();
  expect(screen.getByText('No remark on this photo.')).toBeTruthy();
  expect(screen.queryByLabelText('Remark on photo 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull();
});

it.each([
  ['Requested', 'This album waits for a reviewer.'],
  ['Responded', 'The response is sent. It is the customer’s turn now.'],
  ['Approved', 'The customer has accepted the proof.'],
] as const)('tells support why it only reads an album that is %s', async (status, reason) => {
  useSession.setState({ user: { ...ASHA, role: 'support' } });
  const album = createReviewProduct({ status, taken: null });
  stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/album-sizes': [],
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  expect(await screen.findByText(reason)).toBeTruthy();
});

/** Opens an album of three photos; the second is small. */
async function openAlbum(changes: Parameters<typeof createReviewProduct>[0] = {}) {
  const taken = { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true };
  const images = [
    createAlbumPhoto('a'.repeat(43), 1),
    { ...createAlbumPhoto('b'.repeat(43), 2), width: 320, height: 240 },
    createAlbumPhoto('c'.repeat(43), 3),
  ];
  const album = createReviewProduct({
    images,
    taken,
    album_size_id: 7,
    orientation: 2,
    ...changes,
  });
  const size = { id: 7, name: '12x8', description: '', width: 12, height: 8, photos: 1 };
  const api = stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/albums/goa/design': () => new Promise(() => undefined), // the book keeps loading
    'GET /api/album-sizes': [{ ...size, price: 100, discount: 0, original: null }],
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  await screen.findByRole('heading', { name: /^Photo \d of 3$/ });
  return api;
}

const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
const place = () => screen.getByRole('heading', { name: /^Photo \d of 3$/ }).textContent;

it('shows the data of each photo, and moves by keys and buttons', async () => {
  await openAlbum();
  expect(screen.getByText('2400 × 1600 px')).toBeTruthy();
  expect(await screen.findByText('200 dpi')).toBeTruthy();
  pressKey('j');
  expect(place()).toBe('Photo 2 of 3');
  expect(screen.getByText('320 × 240 px')).toBeTruthy();
  expect(screen.getByText('Will look blurred in print')).toBeTruthy();
  pressKey('j');
  pressKey('j');
  expect(place()).toBe('Photo 3 of 3');
  pressKey('k');
  expect(place()).toBe('Photo 2 of 3');
  pressButton('Next photo (J)');
  expect(place()).toBe('Photo 3 of 3');
  pressButton('Photo 1');
  expect(place()).toBe('Photo 1 of 3');
});

it('ignores its keys while typing and when switched off, also after a reload', async () => {
  await openAlbum();
  screen.getByLabelText('Remark on photo 1').focus();
  pressKey('j');
  expect(place()).toBe('Photo 1 of 3');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Keys J and K/ }));
  cleanup();
  await openAlbum();
  pressKey('j');
  expect(place()).toBe('Photo 1 of 3');
  expect(screen.getByRole('checkbox', { name: /^Keys J and K/ })).toHaveProperty('checked', false);
});

const respondReason = () => {
  const button = screen.getByRole('button', { name: 'Respond' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return [button.getAttribute('aria-disabled'), reason?.textContent];
};

it('requires a remark or a note for a response, and shows what is sent', async () => {
  const RESPOND = 'PUT /api/albums/goa';
  const api = await openAlbum();
  api.set('POST /api/approval-products/remark', { message: 'Saved.', remarks: [] });
  expect(respondReason()).toEqual(['true', 'Write a remark or a note first.']);
  pressButton('Respond');
  // A response would be sent after the event.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(api.sentTo(RESPOND)).toEqual([]);
  typeInto('Remark on photo 1', 'A little dark.');
  expect(respondReason()).toEqual(['false', '1 remark goes to the customer.']);
  pressButton('Respond');
  await waitFor(() => expect(api.sentTo(RESPOND)).toHaveLength(1));
  expect(api.sentTo(RESPOND)[0]?.body).toEqual({ status: 'Responded', note: '' });
});

it('requires the initial payment for a response', async () => {
  await openAlbum({ is_unpaid: true });
  typeInto('Remark on photo 1', 'A little dark.');
  expect(respondReason()).toEqual(['true', 'The initial payment is not paid yet.']);
});

// proves review-5
it('keeps an unsaved remark in the browser, and saves it after a reload', async () => {
  const remark = 'POST /api/approval-products/remark';
  const api = await openAlbum();
  api.set(remark, rejectWithoutConnection);
  typeInto('Remark on photo 1', 'Crop the left edge.');
  pressButton('Save');
  expect(await screen.findByText('Failed to save descriptions.')).toBeTruthy();
  expect(screen.getByText('What you typed is kept on this device.')).toBeTruthy();
  api.set(remark, { message: 'Saved.', remarks: [] });
  pressButton('Try again');
  expect(await screen.findByText('Descriptions saved successfully!')).toBeTruthy();

  api.set(remark, rejectWithoutConnection);
  typeInto('Remark on photo 1', 'Crop it, please.');
  pressButton('Save');
  expect(await screen.findByText('Failed to save descriptions.')).toBeTruthy();
  cleanup();
  const reloaded = await openAlbum();
  expect(screen.getByLabelText('Remark on photo 1')).toHaveProperty('value', 'Crop it, please.');
  reloaded.set(remark, { message: 'Saved.', remarks: [] });
  pressButton('Save');
  await waitFor(() =>
    expect(reloaded.sentTo(remark).at(-1)?.body).toMatchObject({
      descriptions: [{ sequence: 1, description: 'Crop it, please.' }],
    }),
  );
});

it('shows its customer every round, read-only', async () => {
  useSession.setState({ user: ASHA });
  const at = '2026-01-20T10:00:00.000Z';
  const images = ['a', 'b', 'c'].map((letter, index) =>
    createAlbumPhoto(letter.repeat(43), index + 1),
  );
  const description = 'Do you have the original of this one?';
  const said = { round: 1, photo_id: 'b'.repeat(43), sequence: 2, description };
  const responded = { from: 'Requested', to: 'Responded', by: 'reviewer', at, round: 1 } as const;
  stubApi({
    'GET /api/approval-products/goa': createReviewProduct({
      status: 'Responded',
      images,
      rounds: [{ round: 1, begun_at: at, images }],
      remarks: [{ ...said, updated_at: at, pin: null, reply: '' }],
      history: [{ ...responded, note: 'Almost there.' }],
    }),
    'GET /api/album-sizes': [],
  });
  openPage(<PreviewProductPage />, '/preview-product?id=goa');
  expect(await screen.findByRole('heading', { name: 'Photo 2 of 3' })).toBeTruthy();
  expect(screen.getAllByText(description).length).toBeGreaterThan(0);
  const strip = within(screen.getByRole('list', { name: 'Photos of the album' }));
  expect(strip.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Photo 1',
    'Photo 2, with a remark',
    'Photo 3',
  ]);
  expect(screen.getByText('The reviewer wrote')).toBeTruthy();
  expect(screen.getAllByText('Almost there.').length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox', { name: /Remark/ })).toBeNull();
  const proof = screen.getByRole('link', { name: 'Go to the proof' });
  expect(proof.getAttribute('href')).toBe('/final-checkout/goa');
});

// proves review-1
it('has a remark field for each image, saved by one button', async () => {
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
  const taken = { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true };
  const album = createReviewProduct({
    images: ids.map((id, at) => createAlbumPhoto(id, at + 1)),
    taken,
  });
  const api = stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/album-sizes': [],
    'POST /api/approval-products/remark': { message: 'Saved.', remarks: [] },
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  expect(await screen.findByRole('heading', { name: 'Photo 1 of 3' })).toBeTruthy();
  pressButton('All remarks');
  const dialog = within(await screen.findByRole('dialog', { name: 'All remarks' }));
  const fields = dialog.getAllByRole('textbox', { name: /^Remark on photo \d$/ });
  expect(fields.map((field) => field.tagName)).toEqual(['TEXTAREA', 'TEXTAREA', 'TEXTAREA']);
  for (const [at, field] of fields.entries()) {
    fireEvent.change(field, { target: { value: `Words on ${at + 1}.` } });
  }
  expect(await screen.findByText('Descriptions saved successfully!')).toBeTruthy();
  expect(api.sentTo('POST /api/approval-products/remark')[0]?.body).toEqual({
    cartId: 'goa',
    descriptions: [1, 2, 3].map((sequence) => ({
      sequence,
      description: `Words on ${sequence}.`,
      pin: null,
      cartId: 'goa',
    })),
  });
  // The remark field of the enlarged photo has the same text.
  fireEvent.click(dialog.getByRole('button', { name: 'Look at photo 3' }));
  expect(await screen.findByRole('heading', { name: 'Photo 3 of 3' })).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Remark on photo 3');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('Words on 3.');
});

it('shows the order number and all choices, without the customer', async () => {
  const canvas = {
    edge_style: 'mirrored' as const,
    instructions: 'Brighten the sky.',
    name: 'Nina Rao',
    email: 'nina@example.in',
  };
  const album = createReviewProduct({
    images: [createAlbumPhoto('a'.repeat(43), 1)],
    canvas,
    product_type: 'canvas',
    orientation: 2,
    albumSize: 'Square 8x8',
    paperType: 'Matte',
    frame: 'Teak',
    theme: 'Paisley',
    bindingType: 'Layflat',
    lamination: 'Gloss',
    coverType: 'Leather',
    quantity: 3,
  });
  const order_number = 'ORD2345ABCD';
  stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number },
    'GET /api/album-sizes': [],
  });
  openPage(<ReviewArea />, '/admin/review?id=goa');
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  const chosen = await screen.findByRole('region', { name: 'What was chosen' });
  const facts = within(chosen)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    'Order number: ORD2345ABCD',
    'Size: Square 8x8',
    'Orientation: Landscape',
    'Paper: Matte',
    'Frame: Teak',
    'Theme: Paisley',
    'Binding: Layflat',
    'Lamination: Gloss',
    'Cover: Leather',
    'Edges: Mirrored',
    'Instructions: Brighten the sky.',
    'Photos: 1',
    'Copies: 3',
  ]);
  expect(document.body.textContent).not.toMatch(/Nina|nina@|₹/);
});

/** Shows the query string of the current URL. */
function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

it('shows that no album of the queue matches, and lists each state', async () => {
  const api = stubApi({ 'GET /api/approval-products': { items: [] } });
  openPage(<ReviewArea />, '/admin/review?mine=1');
  expect(await screen.findByText('No album matches these filters.')).toBeTruthy();
  pressButton('Responded');
  const last = () => api.sent.at(-1)?.query.get('status');
  await waitFor(() => expect(last()).toBe('Responded'));
  pressButton('Clear the filters');
  expect(await screen.findByText('No album is waiting for review.')).toBeTruthy();
  expect(last()).toBe('Responded');
});

const item = (number: number, changes: Partial<QueueItem> = {}): QueueItem => ({
  id: `a${number}`,
  title: `Album ${number}`,
  status: 'Requested',
  product_type: 'album',
  order_number: null,
  photos: 3,
  round: 1,
  requested_at: '2026-01-05T06:00:00.000Z',
  since: '2026-01-05T06:00:00.000Z',
  is_unpaid: false,
  open_remarks: 0,
  cover_url: null,
  taken: null,
  ...changes,
});

it('marks taken, unpaid and remarked albums in the queue, with links', async () => {
  const taken = { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true };
  stubApi({
    'GET /api/approval-products': {
      items: [item(1, { open_remarks: 2, taken }), item(2, { is_unpaid: true })],
    },
  });
  openPage(<ReviewArea />, '/admin/review');
  expect(await screen.findByText('2 albums', { exact: true })).toBeTruthy();
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  const [remarked, unpaid] = rows();
  for (const mark of ['3 photos', '2 remarks', 'You, until']) expect(remarked).toContain(mark);
  expect(remarked).not.toContain('Unpaid');
  expect(unpaid).toContain('Unpaid');
  expect(unpaid).not.toMatch(/remark|until/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Unpaid only' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Album 1' })).toBeNull());
  const link = screen.getByRole('link', { name: 'Album 2' });
  expect(link.getAttribute('href')).toBe('/admin/review?id=a2');
});

it('the queue keeps its filters in the address', async () => {
  const items = [item(1), item(2, { is_unpaid: true })];
  stubApi({ 'GET /api/approval-products': { items } });
  const openQueue = (search: string) =>
    openPage(
      <>
        <ReviewArea />
        <Address />
      </>,
      `/admin/review${search}`,
    );
  const address = () => screen.getByTestId('address').textContent;
  openQueue('');
  expect(await screen.findByRole('link', { name: 'Album 1' })).toBeTruthy();
  pressButton('Responded');
  await waitFor(() => expect(address()).toBe('?status=Responded'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Unpaid only' }));
  await waitFor(() => expect(address()).toBe('?status=Responded&unpaid=1'));
  typeInto('Search by title or order number', 'album 2');
  await waitFor(() => expect(address()).toBe('?status=Responded&unpaid=1&q=album+2'));
  cleanup();
  openQueue('?unpaid=1&q=album+2');
  expect(await screen.findByRole('link', { name: 'Album 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Album 1' })).toBeNull();
  expect(screen.getByLabelText('Search by title or order number')).toHaveProperty(
    'value',
    'album 2',
  );
  expect(screen.getByRole('checkbox', { name: 'Unpaid only' })).toHaveProperty('checked', true);
});

it('shows the queue page by page', async () => {
  const headers = { 'X-Next-Cursor': 'next', 'X-Unreadable-Count': '1', 'X-Total-Count': '79' };
  stubApi({
    'GET /api/approval-products': ({ query }) =>
      query.get('cursor') === 'next'
        ? { items: [item(3)] }
        : Response.json({ items: [item(1), item(2)] }, { headers }),
  });
  openPage(<ReviewArea />, '/admin/review');
  expect(await screen.findByText('The first 2 of 79 albums')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^1 album is not shown/);
  pressButton('Show more albums');
  expect(await screen.findByRole('link', { name: 'Album 3' })).toBeTruthy();
  expect(screen.getByText('3 albums')).toBeTruthy();
});

it.each([
  ['reviewer', ReviewArea, '/admin/review', 'Back to the queue', '/admin/review'],
  ['customer', PreviewProductPage, '/preview-product', 'My Cart', '/my-account/cart'],
] as const)('shows a %s the way back from an album that is not in review', async (...row) => {
  const [role, Page, path, name, href] = row;
  useSession.setState({ user: { ...ASHA, role } });
  stubApi({});
  openPage(<Page />, `${path}?id=goa`);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});
