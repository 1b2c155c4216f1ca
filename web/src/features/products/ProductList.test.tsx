import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { neverFetched, withoutConnection } from '../../lib/without-connection.test-data';
import ProductList from './ProductList';

// The connection was lost before the filters were opened for the first time.
vi.mock('./FilterSheet', () => neverFetched());

withoutConnection();

it('keeps the list where the filters of phones cannot be fetched', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByText(/could not show the filters/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'All products' })).toBeDefined();
});
