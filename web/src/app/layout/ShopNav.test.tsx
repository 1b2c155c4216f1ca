import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { ShopNav } from './ShopNav';

beforeEach(() => {
  const wedding = { id: 3, name: 'Wedding', slug: 'wedding', description: '', image_path: '' };
  stubApi({
    'GET /api/product-types': [
      { id: 1, name: 'Photo Books' },
      { id: 3, name: 'Canvas Prints' },
    ],
    'GET /api/categories': [wedding],
  });
  openPage(<ShopNav />, '/');
  return () => vi.unstubAllGlobals();
});

const nav = () => within(screen.getByRole('navigation', { name: 'Shop' }));
const links = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('links to all products, each kind of product and a new album', async () => {
  await screen.findByRole('link', { name: 'Canvas Prints' });
  expect(links()).toEqual([
    ['All products', '/products'],
    ['Photo Books', '/products?type=1'],
    ['Canvas Prints', '/products?type=3'],
    ['Create an album', '/create-album'],
  ]);
});

it('opens the occasions of a kind, and closes them by Escape and by following a link', async () => {
  const opener = await screen.findByRole('button', { name: 'Canvas Prints: occasions' });
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const wedding = await screen.findByRole('link', { name: 'Wedding' });
  expect(wedding.getAttribute('href')).toBe('/products?type=3&category=3');
  expect(links()).toContainEqual(['All Canvas Prints', '/products?type=3']);
  fireEvent.keyDown(wedding, { key: 'Escape' });
  expect(screen.queryByRole('link', { name: 'Wedding' })).toBeNull();
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('link', { name: 'Wedding' }));
  expect(await screen.findByText('At /products?type=3&category=3')).toBeTruthy();
});
