import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { listedProduct } from '#lib/shop/product-pages.test-data.ts';
import { HomeHero } from './HomeHero';

const CHEAPEST = listedProduct(7, { title: 'Mini Book' });

afterEach(() => vi.unstubAllGlobals());

it('names the first kind of product with the lowest price of its list', async () => {
  const api = stubApi({
    'GET /api/product-types': [
      { id: 1, name: 'Photo Books' },
      { id: 2, name: 'Albums' },
    ],
    'GET /api/products': [CHEAPEST],
  });
  openPage(<HomeHero />, '/');
  const link = await screen.findByRole('link', { name: 'Photo Books from ₹349.00' });
  expect(link.getAttribute('href')).toBe('/products?type=1');
  const [sent] = api.sentTo('GET /api/products');
  expect(sent?.query.toString()).toBe('type=1&sort=price_asc&limit=1');
});

it('leads to all products without a price if there is none', () => {
  stubApi({ 'GET /api/product-types': [] });
  openPage(<HomeHero />, '/');
  const link = screen.getByRole('link', { name: 'See our photo books and gifts' });
  expect(link.getAttribute('href')).toBe('/products');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
