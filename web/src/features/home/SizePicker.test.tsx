// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { readAlertText, openPage, pressButton, stubApi } from '#lib/page.test-data.tsx';
import { SizePicker } from './SizePicker';

const size = {
  id: 4,
  name: 'Square 8x8',
  description: '8x8 inches',
  width: 8,
  height: 8,
  photos: 2,
  price: 499,
  discount: 0,
  original: 499,
};

afterEach(() => vi.unstubAllGlobals());

it('retries after a failure, and requires no size until then', async () => {
  const answer = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(Response.json([size])));
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <SizePicker />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/could not load the sizes/);
  const goOn = screen.getByText('Continue with Selected Size');
  expect(goOn.closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Square 8x8');
  expect(screen.queryByText(/could not load the sizes/)).toBeNull();
  expect(goOn.closest('[hidden]')).toBeNull();
});

// proves home-2, home-3, home-8
it('requires a size, and shows price and discount of each', async () => {
  const reduced = { ...size, id: 5, name: 'Wide 12x9', price: 400, original: 500, discount: 20 };
  const unpriced = { ...size, id: 6, name: 'Huge 30x20', price: null, original: null };
  stubApi({ 'GET /api/album-sizes': [size, reduced, unpriced] });
  openPage(<SizePicker />, '/');
  const cardOf = (name: string) => screen.getByText(name).closest('label');
  await screen.findByText('Wide 12x9');
  expect(screen.getByRole('heading', { name: 'Choose Album Size' })).toBeTruthy();
  expect(cardOf('Wide 12x9')?.textContent).toContain('SAVE 20% OFF');
  expect(cardOf('Wide 12x9')?.querySelector('s')?.textContent).toContain('₹500.00');
  expect(cardOf('Huge 30x20')?.textContent).toContain('N/A');

  pressButton('Continue with Selected Size');
  expect(await readAlertText()).toBe('Please select an album size');
  const wide = screen.getByRole<HTMLInputElement>('radio', { name: /^Wide 12x9/ });
  expect(wide.checked).toBe(false);
  fireEvent.click(wide);
  expect(wide.checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  pressButton('Continue with Selected Size');
  expect(await screen.findByText('At /products?size=5')).toBeTruthy();
});
