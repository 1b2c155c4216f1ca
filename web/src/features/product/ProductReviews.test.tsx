import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { PRODUCT } from './product.test-data';
import ProductReviews from './ProductReviews';

afterEach(() => vi.unstubAllGlobals());

const RATINGS = `GET /api/ratings/${PRODUCT.id}`;

// proves products-7
it('shows no ratings if they cannot be loaded', async () => {
  stubApi({ [RATINGS]: answerWithError(404, 'Gone.') });
  openPage(<ProductReviews product={PRODUCT} />, '/product?id=7');
  expect(await screen.findByText(/^No reviews yet\./)).toBeTruthy();
});

it('lists the reviews of customers', async () => {
  const review = 'The cover feels like linen.';
  const created_at = '2026-01-21T09:05:00.000Z';
  stubApi({ [RATINGS]: [{ id: 'r1', rating: 4, review, author: 'Asha', created_at }] });
  openPage(<ProductReviews product={PRODUCT} />, '/product?id=7');
  const list = await screen.findByRole('list', { name: 'Ratings and Reviews' });
  expect(within(list).getByText(review)).toBeTruthy();
  expect(within(list).getByText(/Asha/)).toBeTruthy();
});
