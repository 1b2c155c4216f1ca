// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { GiftTiles } from './GiftTiles';
import { Testimonials } from './Testimonials';

const category = (id: number, slug: string) => ({
  id,
  slug,
  name: slug,
  description: '',
  image_path: `catalogue/categories/${slug}.webp`,
});

/** Renders the tiles with these categories; null if the categories cannot be loaded. */
function show(slugs: readonly string[] | null) {
  const options = { staleTime: Infinity, enabled: slugs !== null };
  const queries = new QueryClient({ defaultOptions: { queries: options } });
  if (slugs) {
    queries.setQueryData(
      categoriesQuery.queryKey,
      slugs.map((slug, index) => category(index + 1, slug)),
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <GiftTiles />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

// proves home-4
it('links each tile to its list', () => {
  expect(show(['birthday', 'anniversary', 'wedding'])).toEqual([
    ['Best Sellers', '/products?sort=best_selling'],
    ['Birthday Gifts', '/products?category=1'],
    ['Anniversary Gifts', '/products?category=2'],
    ['Wedding Gifts', '/products?category=3'],
    ['Gifts Under ₹99', '/products?max_price=99'],
    ['Premium Gifts', '/products?collection=premium'],
  ]);
  expect(screen.getByRole('heading').textContent).toBe('Discover Unique Gifts Online');
});

it('leaves out unknown categories', () => {
  expect(show(['wedding']).map(([name]) => name)).toEqual([
    'Best Sellers',
    'Wedding Gifts',
    'Gifts Under ₹99',
    'Premium Gifts',
  ]);
});

it('links to a search while the categories are not loaded', () => {
  expect(show(null)).toEqual([
    ['Best Sellers', '/products?sort=best_selling'],
    ['Birthday Gifts', '/products?q=birthday'],
    ['Anniversary Gifts', '/products?q=anniversary'],
    ['Wedding Gifts', '/products?q=wedding'],
    ['Gifts Under ₹99', '/products?max_price=99'],
    ['Premium Gifts', '/products?collection=premium'],
  ]);
});

// proves home-7
it('is followed by three testimonials', () => {
  render(<Testimonials />);
  expect(screen.getByRole('heading', { name: 'What Our Customers Say' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
