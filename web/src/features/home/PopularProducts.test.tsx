import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWithError, openPage, stubApi } from '#lib/page.test-data.tsx';
import { answerProductPages, stubIntersectionObserver } from '#lib/shop/product-pages.test-data.ts';
import { PopularProducts } from './PopularProducts';

afterEach(() => vi.unstubAllGlobals());

// proves home-5
it('shows 6 products, and 3 more each time the end of the list is seen, until all are shown', async () => {
  const see = stubIntersectionObserver();
  const api = stubApi({ 'GET /api/products': answerProductPages(11) });
  openPage(<PopularProducts />, '/');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Our Popular Products');
  for (const count of [6, 9, 11]) {
    await vi.waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
    act(() => see());
  }
  const sent = api.sentTo('GET /api/products').map(({ query }) => query);
  expect(sent[0]?.toString()).toBe('collection=popular&sort=rating&limit=6');
  expect(sent.map((query) => query.get('limit'))).toEqual(['6', '3', '3']);
});

// proves products-12
it('offers to try again if the products cannot be loaded, and then shows them', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  stubIntersectionObserver();
  const api = stubApi({ 'GET /api/products': answerWithError(404) });
  openPage(<PopularProducts />, '/');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.set('GET /api/products', answerProductPages(3));
  fireEvent.click(retry);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
