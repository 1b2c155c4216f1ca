import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { failImport, stubOffline } from '#lib/api/without-connection.test-data.ts';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { PRODUCT, SQUARE_SIZE } from './product.test-data';
import { ProductDetail } from './ProductDetail';
import ProductPage from './ProductPage';

// Imports of lazily loaded parts fail, as without a connection.
vi.mock('./ProductReviews', () => failImport());
vi.mock('./SimilarProducts', () => failImport());
vi.mock('./GalleryZoom', () => failImport());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

stubOffline();

it('keeps the product if reviews, similar products and zoom cannot be loaded', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductDetail product={{ ...PRODUCT, product_images: ['catalogue/book.jpg'] }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
  expect(await screen.findByText(/could not enlarge the picture/)).toBeDefined();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
  expect(await screen.findByText(/could not show similar products/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Reload the page' })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: PRODUCT.title })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start Design' })).toBeDefined();
});

it.each(['?id=999999', '?id=abc', ''])(
  'shows that the product does not exist: %s',
  async (query) => {
    stubApi({});
    openPage(<ProductPage />, `/product${query}`, '/product');
    expect((await screen.findAllByText('This product is not in the shop.')).length).toBeGreaterThan(
      0,
    );
  },
);

it('has steppers with labelled buttons', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7');
  const names = screen
    .getAllByRole('button', { name: /(fewer|more)$/i })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

// docs/rules.md#catalogue-15
it('says when a paper is back, and begins with the first that is in stock', () => {
  const silk = { id: 90, name: 'Silk', description: 'Soft.', price: 5, restock_day: '2030-12-12' };
  const [matte] = PRODUCT.paper_types;
  const product = { ...PRODUCT, paper_types: [silk, ...PRODUCT.paper_types] };
  openPage(<ProductDetail product={product} />, '/product?id=7');
  const papers = screen.getByRole('group', { name: 'Paper Type' });
  const option = within(papers).getByRole('radio', { name: /^Silk ?Back on 12 Dec 2030\. Soft\./ });
  expect(option.matches(':disabled')).toBe(true);
  const chosen = within(papers).getByRole('radio', { name: new RegExp(`^${matte?.name}`) });
  expect(chosen.matches(':checked')).toBe(true);
});

// proves products-3, products-4
it('shows the six choices, price and discount, and links to the design', async () => {
  const described = {
    ...PRODUCT,
    description: '<p>Bound by hand.</p>',
    product_images: ['a.webp'],
  };
  openPage(<ProductDetail product={described} />, '/product?id=7');
  for (const name of ['Size', 'Orientation', 'Paper Type', 'Cover', 'Binding Type']) {
    expect(screen.getByRole('group', { name })).toBeTruthy();
  }
  // The product has a single lamination, which is a fact.
  expect(screen.getByRole('term').textContent).toBe('Lamination');
  expect(screen.getByRole('definition').textContent).toBe('option 6');
  expect(screen.getAllByText('₹650.00').length).toBeGreaterThan(0);
  expect(screen.getAllByText('₹812.50').length).toBeGreaterThan(0);
  expect(screen.getAllByText('20% off').length).toBeGreaterThan(0);
  const description = screen.getByRole('region', { name: 'Description' });
  expect(within(description).getByText('Bound by hand.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Pictures of the product' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start Design' })).toBeTruthy();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it('shows the covers of a product first, then its other pictures, each once', async () => {
  const pictured = {
    ...PRODUCT,
    cover_images: ['catalogue/cover.webp'],
    product_images: ['catalogue/cover.webp', 'catalogue/inside.webp'],
  };
  openPage(<ProductDetail product={pictured} />, '/product?id=7');
  const cover = screen.getByRole('img', { name: `${PRODUCT.title}: Picture 1 of 2` });
  expect(cover.getAttribute('src')).toContain('cover');
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it('shows a picture if there is only a cover', async () => {
  const pictured = { ...PRODUCT, cover_images: ['catalogue/cover.webp'], product_images: [] };
  openPage(<ProductDetail product={pictured} />, '/product?id=7');
  expect(screen.getByRole('img', { name: `${PRODUCT.title}: Picture 1 of 1` })).toBeDefined();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

// proves products-8
it('limits the quantity to at least 1', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7');
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'One copy fewer' });
  expect(fewer.disabled || fewer.getAttribute('aria-disabled') === 'true').toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'One copy more' }));
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2');
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('preselects the first options, keeps a chosen size, and returns to the chosen orientation', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7&albumSize=3');
  expect(isChecked(/12x9/) && isChecked(/option 4/) && isChecked(/Landscape/)).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Portrait' }));
  fireEvent.click(screen.getByRole('radio', { name: /8x8/ }));
  expect(isChecked(/Square/)).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /12x9/ }));
  expect(isChecked(/Portrait/)).toBe(true);
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

// proves products-5
it('asks for a choice again if the product no longer offers it', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7&coverType=99');
  expect(screen.getByRole('group', { name: 'Cover' }).querySelector(':checked')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start Design' }));
  const incomplete =
    'Please select all required album details: product ID, album size, paper type, lamination, and cover type.';
  expect(screen.getByText(incomplete)).toBeTruthy();
  expect(screen.getByText('Still to choose: Cover.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /option 9/ }));
  expect(screen.queryByText(incomplete)).toBeNull();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it('lists choices with a single option as facts, without words about pages for a single picture', async () => {
  const canvas = {
    ...PRODUCT,
    layout: 'sheet' as const,
    min_photos: 1,
    max_photos: 1,
    default_photos: 1,
    album_sizes: [SQUARE_SIZE],
    paper_types: PRODUCT.paper_types.slice(0, 1),
    cover_types: PRODUCT.cover_types.slice(0, 1),
  };
  openPage(<ProductDetail product={canvas} />, '/product?id=7');
  const facts = within(screen.getByRole('region', { name: 'What it comes with' }));
  const named = facts.getAllByRole('term').map((term) => term.textContent);
  expect(named).toEqual(['Size', 'Orientation', 'Number of photos', 'Paper Type']);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.queryByText(/\d pages?\b| a page$/)).toBeNull();
  expect(screen.getByText('1 photo')).toBeTruthy();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it('states the beginning of the description and the check of photos before the options', async () => {
  const described = { ...PRODUCT, description: '<p>Bound by hand.</p><p>In Jaipur.</p>' };
  openPage(<ProductDetail product={described} />, '/product?id=7');
  expect(screen.getByText('Bound by hand. In Jaipur.')).toBeTruthy();
  expect(screen.getByText('A person checks every photo before we print.')).toBeTruthy();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it.each([
  [
    { payment_type: 'percentage', amount: 20 },
    'Pay ₹130.00 now, the rest after you approve the proof',
  ],
  [{ payment_type: 'fixed', amount: 1000 }, 'Pay ₹650.00 now, before our review'],
] as const)('shows the initial payment next to the price: %j', async (initial_payment, text) => {
  openPage(<ProductDetail product={{ ...PRODUCT, initial_payment }} />, '/product?id=7');
  expect(within(screen.getByTestId('configured-price')).getByText(text)).toBeTruthy();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});

it('shows no initial payment if none is due', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7');
  expect(screen.queryByText(/^Pay /)).toBeNull();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
});
