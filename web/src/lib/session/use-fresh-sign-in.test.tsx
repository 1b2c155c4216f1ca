import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { useFreshSignIn } from './use-fresh-sign-in';

function inQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it('opens the sign-in if the server requires it, and repeats the work afterwards', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError(403, 'fresh_sign_in', 'Your sign-in is old.'))
    .mockResolvedValueOnce('done');
  const onDone = vi.fn();
  const { result } = renderHook(() => useFreshSignIn<string>(work, onDone), { wrapper: inQueries });
  act(() => result.current.begin());
  await waitFor(() => expect(result.current.signIn.isOpen).toBe(true));
  expect(result.current.problem).toBeNull();
  act(() => result.current.signIn.onSignedIn());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDone.mock.calls[0]?.[0]).toBe('done');
  expect(result.current.signIn.isOpen).toBe(false);
});

it('reports any other failure without a sign-in', async () => {
  const failure = new ApiError(409, 'conflict', 'Please wait until ORD1 is delivered.');
  const work = () => Promise.reject<string>(failure);
  const { result } = renderHook(() => useFreshSignIn<string>(work, vi.fn()), {
    wrapper: inQueries,
  });
  act(() => result.current.begin());
  await waitFor(() => expect(result.current.problem).toBe(failure));
  expect(result.current.signIn.isOpen).toBe(false);
});
