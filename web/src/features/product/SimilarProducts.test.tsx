import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { PRODUCT } from './product.test-data';
import SimilarProducts from './SimilarProducts';

afterEach(() => vi.unstubAllGlobals());

// proves products-15
it('shows five products of the same category, without the product itself', async () => {
  const others = [7, 1, 2, 3, 4, 5, 6].map((id) => ({ ...PRODUCT, id, title: `Book ${id}` }));
  const api = stubApi({ 'GET /api/products/category/1': others });
  openPage(<SimilarProducts product={PRODUCT} />, '/product?id=7');
  expect(await screen.findByText('Book 1')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Book 1', 'Book 2', 'Book 3', 'Book 4', 'Book 5']);
  expect(api.sent).toHaveLength(1);
});
