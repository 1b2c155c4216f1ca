// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { ShopNav } from './ShopNav';

it('links to all products, each category, canvas prints and a new album', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wedding = { id: 3, name: 'Wedding', slug: 'wedding', description: '', image_path: '' };
  queries.setQueryData(categoriesQuery.queryKey, [wedding]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ShopNav />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const links = screen.getByRole('navigation', { name: 'Shop' }).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All products', '/products'],
    ['Wedding', '/products?category=3'],
    ['Canvas prints', '/products?q=canvas'],
    ['Create an album', '/create-album'],
  ]);
});
