import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverFetched, withoutConnection } from '../../lib/without-connection.test-data';
import { product } from './product.test-data';
import { ProductDetail } from './ProductDetail';

// What is fetched after the page, when the connection was lost.
vi.mock('./Reviews', () => neverFetched());
vi.mock('./SimilarProducts', () => neverFetched());
vi.mock('./GalleryZoom', () => neverFetched());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

withoutConnection();

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
