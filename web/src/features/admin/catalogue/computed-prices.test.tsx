import type { Product } from '@smriti/shared/catalogue/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import CatalogueArea from './CatalogueArea';

signInAsAsha();

const form = {
  type: 1,
  category_id: 1,
  description: '',
  discount: 0,
  sizes: [1],
  layout: 'book',
  mug: false,
  default_photos: 20,
  min_photos: null,
  max_photos: null,
  photo_step: null,
  cover_images: [],
  product_images: [],
};
const noted = { ...form, archived: false, changed_at: null, default_archived: false };
/** Product in the shop's catalogue after its price was changed. */
const LINEN: Product = {
  id: 2,
  product_id: 2,
  title: 'Linen',
  description: '',
  type: 1,
  category_id: 1,
  price: 520,
  mrp: 520,
  discount: 0,
  sizes: [1],
  paperTypeId: 1,
  default_photos: 20,
  min_photos: 1,
  max_photos: 100,
  cover_images: [],
  product_images: [],
  rating_average: 0,
  rating_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
};
const productOf = (id: number, title: string, price: number, worked_out: number | null) => ({
  ...noted,
  id,
  title,
  price,
  worked_out,
  version: id,
});
const records = [
  productOf(1, 'Classic', 499, 499),
  productOf(2, 'Linen', 499, 520),
  { ...productOf(3, 'Canvas', 900, null), default_archived: true },
];
const LIST = 'GET /api/catalogue/products';
const CHANGE = 'PUT /api/products/2';
const open = (path: string) =>
  openPage(<CatalogueArea />, `/admin/catalogue/${path}`, '/admin/catalogue/*');

const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr')?.textContent ?? '';

it('shows each price with that of the default configuration', async () => {
  stubApi({ [LIST]: { records, total: 3 } });
  open('products');
  expect(await rowOf('Classic')).toContain('The same');
  const linen = await rowOf('Linen');
  for (const text of ['₹499.00', '₹520.00']) expect(linen).toContain(text);
  const canvas = await rowOf('Canvas');
  expect(canvas).toContain('Cannot be worked out');
  expect(canvas).toContain('A default choice is archived');
});

it('sets the calculated price of the chosen products where it differs', async () => {
  const api = stubApi({
    [LIST]: { records, total: 3 },
    [CHANGE]: answerWithError(422, 'It is being changed.'),
  });
  open('products');
  await screen.findByRole('link', { name: 'Linen' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }));
  pressButton('Take the worked-out price');
  const dialog = screen.getByRole('dialog', { name: 'Take the worked-out price?' });
  expect(dialog.textContent).toContain('The price of 1 product becomes');
  const take = () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take the worked-out price' }));
  take();
  expect((await within(dialog).findByRole('alert')).textContent).toBe('It is being changed.');
  api.set(CHANGE, LINEN);
  take();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const changes = api.sent.filter(({ route }) => route.startsWith('PUT'));
  expect(changes.map(({ route, body }) => [route, body])).toEqual([
    [CHANGE, { price: 520, version: 2 }],
    [CHANGE, { price: 520, version: 2 }],
  ]);
  // The selection is cleared after the update.
  expect(screen.queryByRole('button', { name: 'Take the worked-out price' })).toBeNull();
});

it('shows in the form what customers pay, and offers two corrections', async () => {
  const choice = { description: '', archived: false, version: 1, changed_at: null };
  const square = {
    ...choice,
    id: 1,
    name: 'Square',
    width: 8,
    height: 8,
    photos: 2,
    price: 300,
    discount: 0,
    kinds: null,
  };
  const unpriced = { ...square, id: 9, name: 'On request', price: null };
  const sewn = { ...choice, id: 5, name: 'Sewn', price: 0 };
  const matte = { ...choice, id: 4, name: 'Matte', price: 10, kinds: null, caliper_mm: 0.2 };
  const choices = {
    sizes: [9, 1],
    paper_type_ids: [4],
    binding_type_ids: [5],
    lamination_type_ids: [],
    cover_type_ids: [],
    cover_images: ['catalogue/a.webp'],
  };
  stubApi({
    [`${LIST}/2`]: { ...productOf(2, 'Linen', 350, 400), ...choices },
    'GET /api/catalogue/album-sizes': { records: [square, unpriced], total: 2 },
    'GET /api/catalogue/album-binding-types': { records: [sewn], total: 1 },
    'GET /api/catalogue/paper-types': { records: [matte], total: 1 },
  });
  open('products/2');
  // A default album has 20 photos, two per page.
  const sentence =
    'Customers pay ₹400.00 for the default configuration: Square, Matte, Sewn, 20 photos.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('With another price the product cannot be saved.')).toBeTruthy();
  pressButton('Change the default configuration');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Square' }));
  pressButton('Use ₹400.00');
  expect(screen.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('400');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText('With another price the product cannot be saved.')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Discount/), { target: { value: '20' } });
  expect(screen.getByText('The shop shows ₹500.00 struck out beside it.')).toBeTruthy();
});
