import type { QueueItem } from '@smriti/shared/album/approval';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { photoOf, productOf } from '#domains/review/album-review.test-data.ts';
import { showLanguage } from '#lib/language/language.ts';
import { openPage, press, signedInAsAsha, stubApi, type } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import PreviewProduct from './PreviewProduct';

// The live listeners are tested in a browser.
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signedInAsAsha();

beforeEach(() => useSession.setState({ user: { ...ASHA, role: 'reviewer' } }));

it('is in English for staff, and says so', async () => {
  stubApi({ 'GET /api/approval-products': { items: [] } });
  await showLanguage('hi');
  openPage(<PreviewProduct />, '/preview-product');
  const heading = await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en-IN'));
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en-IN');
});

it('is for reading while another reviewer has the album', async () => {
  // jsdom lacks scrollTo.
  Element.prototype.scrollTo = () => undefined;
  const taken = { by: 'Meera Nair', until: '2026-01-20T11:00:00.000Z', is_mine: false };
  const album = productOf({ images: [photoOf('a'.repeat(43), 1)], taken });
  stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/album-sizes': [],
  });
  openPage(<PreviewProduct />, '/preview-product?id=goa');
  expect(await screen.findByText(/^Meera Nair is reviewing this album until /)).toBeTruthy();
  expect(screen.getByText('No remark on this photo.')).toBeTruthy();
  expect(screen.queryByLabelText('Remark on photo 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull();
});

// proves review-1
it('has a field for the remark on each image, which all save by one button', async () => {
  // jsdom lacks scrollTo.
  Element.prototype.scrollTo = () => undefined;
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
  const taken = { by: 'Asha', until: '2026-01-20T11:00:00.000Z', is_mine: true };
  const album = productOf({ images: ids.map((id, at) => photoOf(id, at + 1)), taken });
  const api = stubApi({
    'GET /api/approval-products/goa': { ...album, viewer: 'staff', order_number: null },
    'GET /api/album-sizes': [],
    'POST /api/approval-products/remark': { message: 'Saved.', remarks: [] },
  });
  openPage(<PreviewProduct />, '/preview-product?id=goa');
  expect(await screen.findByRole('heading', { name: 'Photo 1 of 3' })).toBeTruthy();
  const fields = screen.getAllByRole('textbox', { name: /^Remark on photo \d$/ });
  expect(fields.map((field) => field.tagName)).toEqual(['TEXTAREA', 'TEXTAREA', 'TEXTAREA']);
  for (const place of [1, 2, 3]) type(`Remark on photo ${place}`, `Words on ${place}.`);
  press('Save');
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
  press('Look at photo 3');
  expect(await screen.findByRole('heading', { name: 'Photo 3 of 3' })).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Remark on photo 3');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('Words on 3.');
  expect(screen.getAllByRole('textbox', { name: /^Remark on photo \d$/ })).toHaveLength(3);
});

it('shows the order number and all that was chosen, and nothing of who it is for', async () => {
  // jsdom lacks scrollTo.
  Element.prototype.scrollTo = () => undefined;
  const canvas = {
    edge_style: 'mirrored' as const,
    instructions: 'Brighten the sky.',
    name: 'Nina Rao',
    email: 'nina@example.in',
  };
  const album = productOf({
    images: [photoOf('a'.repeat(43), 1)],
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
  openPage(<PreviewProduct />, '/preview-product?id=goa');
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

it('the queue says that no album matches, and looks for those of a state apart', async () => {
  const api = stubApi({ 'GET /api/approval-products': { items: [] } });
  openPage(<PreviewProduct />, '/preview-product?mine=1');
  expect(await screen.findByText('No album matches these filters.')).toBeTruthy();
  press('Responded');
  const last = () => api.sent.at(-1)?.query.get('status');
  await waitFor(() => expect(last()).toBe('Responded'));
  press('Clear the filters');
  expect(await screen.findByText('No album is waiting for review.')).toBeTruthy();
  expect(last()).toBe('Responded');
});

it('the queue comes page by page', async () => {
  const item = (number: number): QueueItem => ({
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
  });
  const headers = { 'X-Next-Cursor': 'next', 'X-Unreadable-Count': '1' };
  stubApi({
    'GET /api/approval-products': ({ query }) =>
      query.get('cursor') === 'next'
        ? { items: [item(3)] }
        : Response.json({ items: [item(1), item(2)] }, { headers }),
  });
  openPage(<PreviewProduct />, '/preview-product');
  expect(await screen.findByText('2 albums so far')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^1 album is not shown/);
  press('Show more albums');
  expect(await screen.findByRole('link', { name: 'Album 3' })).toBeTruthy();
  expect(screen.getByText('3 albums')).toBeTruthy();
});

it.each([
  ['reviewer', 'Back to the queue', '/preview-product'],
  ['customer', 'My Cart', '/my-account/cart'],
] as const)('an album that is not in review leads a %s on by %s', async (role, name, href) => {
  useSession.setState({ user: { ...ASHA, role } });
  stubApi({});
  openPage(<PreviewProduct />, '/preview-product?id=goa');
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});
