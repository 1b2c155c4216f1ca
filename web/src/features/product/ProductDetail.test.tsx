import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from './product.test-data';
import { ProductDetail } from './ProductDetail';

// What is fetched after the page, when the connection was lost.
const lost = () => {
  throw new Error('Failed to fetch dynamically imported module');
};
vi.mock('./Reviews', () => lost());
vi.mock('./SimilarProducts', () => lost());
vi.mock('./GalleryZoom', () => lost());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React tells of each part
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the product where reviews, similar products and zoom cannot be fetched', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductDetail product={{ ...product, product_images: ['catalogue/book.jpg'] }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
  expect(await screen.findByText(/could not enlarge the picture/)).toBeDefined();
  expect(await screen.findByText(/could not show the reviews/)).toBeDefined();
  expect(await screen.findByText(/could not show similar products/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Reload the page' })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: product.title })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start Design' })).toBeDefined();
});
