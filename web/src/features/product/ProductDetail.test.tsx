import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { failImport, stubOffline } from '#lib/api/without-connection.test-data.ts';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { PRODUCT } from './product.test-data';
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

// proves products-3, products-4
it('shows the six choices, price and discount, and links to the design', async () => {
  const described = {
    ...PRODUCT,
    description: '<p>Bound by hand.</p>',
    product_images: ['a.webp'],
  };
  openPage(<ProductDetail product={described} />, '/product?id=7');
  for (const name of ['Size', 'Orientation', 'Paper Type', 'Lamination', 'Cover', 'Binding Type']) {
    expect(screen.getByRole('group', { name })).toBeTruthy();
  }
  expect(screen.getAllByText('₹650.00').length).toBeGreaterThan(0);
  expect(screen.getAllByText('₹812.50').length).toBeGreaterThan(0);
  expect(screen.getAllByText('20% off').length).toBeGreaterThan(0);
  expect(screen.getByText('Bound by hand.')).toBeTruthy();
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

it('keeps a chosen size when the standard options are chosen', async () => {
  openPage(<ProductDetail product={PRODUCT} />, '/product?id=7&albumSize=3');
  fireEvent.click(screen.getByRole('button', { name: 'Choose the standard options' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /12x9/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /option 4/ }).checked).toBe(true);
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
