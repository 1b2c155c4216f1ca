// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRedeem } from './use-gift-card';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('sends a code once, pressed twice before the page shows it', async () => {
  const fetch = vi.fn(() =>
    Promise.resolve(Response.json({ message: 'Not now.' }, { status: 422 })),
  );
  vi.stubGlobal('fetch', fetch);
  const { result } = renderHook(() => useRedeem(() => undefined), { wrapper });
  await act(async () => {
    result.current.send('SMRITI');
    result.current.send('SMRITI');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(fetch).toHaveBeenCalledTimes(1);

  await act(async () => {
    result.current.send('SMRITI');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(fetch).toHaveBeenCalledTimes(2);
});
