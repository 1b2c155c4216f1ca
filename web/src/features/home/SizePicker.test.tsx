// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SizePicker } from './SizePicker';

const size = {
  ...{ id: 4, name: 'Square 8x8', description: '8x8 inches', width: 8, height: 8 },
  ...{ photos: 2, price: 499, discount: 0, original: 499 },
};

afterEach(() => vi.unstubAllGlobals());

it('can try again after the sizes could not be loaded, and asks for none until then', async () => {
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
