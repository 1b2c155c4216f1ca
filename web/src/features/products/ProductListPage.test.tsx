import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { failImport, stubOffline } from '#lib/api/without-connection.test-data.ts';
import { openPage, pressButton, answerWithError, stubApi } from '#lib/page.test-data.tsx';
import {
  answerProductPages,
  listedProduct,
  stubIntersectionObserver,
} from '#lib/shop/product-pages.test-data.ts';
import ProductListPage from './ProductListPage';

// The import of the filters fails, as without a connection.
vi.mock('./FilterSheet', () => failImport());

stubOffline();

it('keeps the list if the filters of phones cannot be loaded', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductListPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText(/could not show the filters/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'All products' })).toBeDefined();
});

const PRODUCT = listedProduct(7, {
  title: 'Book',
  price: 650,
  mrp: 812.5,
  discount: 20,
  min_photos: 1,
  max_photos: 100,
});
const SQUARE = {
  id: 2,
  name: 'Square',
  description: '',
  width: 8,
  height: 8,
  photos: 1,
  price: 100,
  discount: 0,
  original: null,
};
const WEDDING = { id: 3, name: 'Wedding', slug: 'wedding', description: '', image_path: '' };

const KINDS = [
  { id: 3, name: 'Canvas Prints' },
  { id: 4, name: 'Calendars' },
];

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function open(query: string, products = [PRODUCT]) {
  const api = stubApi({
    'GET /api/products': () => Response.json(products, { headers: { 'X-Total-Count': '1' } }),
    'GET /api/categories': [WEDDING],
    'GET /api/product-types': KINDS,
    'GET /api/album-sizes': [SQUARE],
    'GET /api/talk-to-us': [],
  });
  const page = (
    <>
      <BackButton />
      <ProductListPage />
    </>
  );
  openPage(page, `/products${query}`);
  const last = () => api.sentTo('GET /api/products').at(-1)?.query.toString();
  return { api, last };
}

it.each(['?q=canvas', '?q=Canvas%20print', '?type=3', '?type=4', ''])(
  'links to the canvas form for a canvas search: %s',
  async (query) => {
    open(query);
    await screen.findByText('Book');
    const isOfCanvas = /canvas|type=3/i.test(query);
    if (isOfCanvas) await screen.findByRole('link', { name: 'Upload your photo' });
    const links = screen
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/uploadChoice');
    expect(links).toHaveLength(isOfCanvas ? 1 : 0);
  },
);

it.each([
  [3, 'Canvas Prints'],
  [4, 'Results for “canvas”'],
])(
  'is headed by the kind that a search names, if all products are of it: %s',
  async (type, name) => {
    open('?q=canvas', [{ ...PRODUCT, type }]);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    await screen.findByText('Book');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  },
);

it('shows filters as chips that can be removed, singly or all', async () => {
  const { last } = open('?category=3&min_price=200&min_rating=3.5');
  await screen.findByText('Book');
  expect(last()).toBe('category=3&min_price=200&min_rating=3.5&limit=8');
  const chips = screen.getByRole('group', { name: 'Active filters' });
  expect(within(chips).getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(3);
  pressButton('Remove filter: Wedding');
  await vi.waitFor(() => expect(last()).toBe('min_price=200&min_rating=3.5&limit=8'));
  pressButton('Clear all');
  await vi.waitFor(() => expect(last()).toBe('limit=8'));
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
});

// proves products-13
it('filters by rating from 0 to 5 in tenths, and by discount from 0 to 100', async () => {
  const { last } = open('');
  await screen.findByText('Book');
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const boundsOf = ({ min, max, step }: HTMLInputElement) => [min, max, step];
  expect(boundsOf(slider('Minimum rating'))).toEqual(['0', '5', '0.1']);
  expect(boundsOf(slider('Minimum discount'))).toEqual(['0', '100', '1']);
  fireEvent.change(slider('Minimum rating'), { target: { value: '3.7' } });
  await vi.waitFor(() => expect(last()).toBe('min_rating=3.7&limit=8'));
});

// proves products-1
it('filters by every field of the panel next to the list', async () => {
  const { last } = open('');
  await screen.findByText('Book');
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
  const fields = [
    ['Search', 'book', 'q=book'],
    ['Kind', '4', 'type=4'],
    ['Category', '3', 'category=3'],
    ['Size', '2', 'size=2'],
    ['From', '100', 'min_price=100'],
    ['To', '90000', 'max_price=90000'],
    ['Minimum rating', '1.5', 'min_rating=1.5'],
    ['Minimum discount', '5', 'min_discount=5'],
  ] as const;
  for (const [label, value, part] of fields) {
    const field = panel.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await vi.waitFor(() => expect(last()).toContain(part));
  }
  for (const [, , part] of fields) expect(last()).toContain(part);
});

it('steps back through the filters, and over a typed one at once', async () => {
  const { last } = open('');
  await screen.findByText('Book');
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
  const set = async (label: string, value: string, parts: string) => {
    fireEvent.change(panel.getByLabelText(label), { target: { value } });
    await vi.waitFor(() => expect(last()).toBe(`${parts}limit=8`));
  };
  await set('Kind', '4', 'type=4&');
  await set('Category', '3', 'type=4&category=3&');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendars: Wedding');
  await set('Search', 'de', 'q=de&type=4&category=3&');
  await set('Search', 'desk', 'q=desk&type=4&category=3&');
  const chips = () =>
    screen.queryAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent);
  expect(chips()).toEqual(['“desk”', 'Calendars', 'Wedding']);
  pressButton('Back');
  expect(chips()).toEqual(['Calendars', 'Wedding']);
  pressButton('Back');
  expect(chips()).toEqual(['Calendars']);
  pressButton('Back');
  expect(chips()).toEqual([]);
  pressButton('Back');
  expect(screen.getByText('At /before')).toBeTruthy();
});

it('sorts', async () => {
  const { last } = open('');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price_asc' } });
  await vi.waitFor(() => expect(last()).toBe('sort=price_asc&limit=8'));
});

it('explains an empty result, proposes products and can clear the filters', async () => {
  const { api, last } = open('?q=xyzzy+book&category=3', []);
  const proposed = (query: URLSearchParams) => (query.get('match') === 'any' ? [PRODUCT] : []);
  api.set('GET /api/products', ({ query }: { query: URLSearchParams }) => proposed(query));
  const title = await screen.findByText('No products match these filters.');
  const proposals = await screen.findByRole('region', { name: 'You may like these' });
  expect(within(proposals).getByRole('link', { name: 'Book' })).toBeTruthy();
  expect(last()).toBe('q=xyzzy+book&match=any&limit=4');
  const clear = within(title.closest('div') ?? document.body).getByRole('button');
  fireEvent.click(clear);
  const lists = () => api.sentTo('GET /api/products').map(({ query }) => query.toString());
  await vi.waitFor(() => expect(lists()).toContain('limit=8'));
});

it('says which word it searched instead of a misspelled one', async () => {
  const { api } = open('');
  const headers = { 'X-Total-Count': '1', 'X-Search-Corrections': 'calender=calendar' };
  api.set('GET /api/products', () => Response.json([PRODUCT], { headers }));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'calender' } });
  const said = 'No product matches “calender”, so these match “calendar”.';
  expect(await screen.findByText(said)).toBeTruthy();
});

it('ignores invalid filters', async () => {
  const { last } = open('?category=abc&min_rating=99&sort=worst');
  await screen.findByText('Book');
  expect(last()).toBe('limit=8');
});

it('offers a retry if the list cannot be loaded', async () => {
  const { api } = open('');
  await screen.findByText('Book');
  api.set('GET /api/products', answerWithError(404, 'Gone.'));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'rating' } });
  await screen.findByText('We could not load the products.');
  api.set('GET /api/products', [PRODUCT]);
  pressButton('Try again');
  expect(await screen.findByText('Book')).toBeTruthy();
});

// proves products-2
it('shows 8 products, and 4 more each time the end of the list is seen', async () => {
  const see = stubIntersectionObserver();
  const { api } = open('');
  api.set('GET /api/products', answerProductPages(14));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'rating' } });
  for (const count of [8, 12, 14]) {
    await vi.waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
    act(() => see());
  }
  expect(await screen.findByText('You have seen them all.')).toBeTruthy();
  const limits = api.sentTo('GET /api/products').map(({ query }) => query.get('limit'));
  expect(limits.slice(-3)).toEqual(['8', '4', '4']);
});
