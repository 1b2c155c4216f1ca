import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ALBUM_PLAN, openStudioWith } from './studio.test-data';
import { useOpenStudio } from './use-open-studio';

const openDraft = vi.hoisted(() => vi.fn());
const openStudio = vi.hoisted(() => vi.fn());
vi.mock('./save/open-draft', () => ({ openDraft }));
vi.mock('./save/draft', () => ({ deleteExpiredDrafts: () => Promise.resolve() }));
vi.mock('./studio', () => ({ openStudio }));

const OWNER = { kind: 'customer', uid: 'asha' } as const;

function open() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useOpenStudio(ALBUM_PLAN, OWNER), { wrapper });
}

it('opens a design after a retry, and disposes of it on unmount', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const [error, draft, studio] = [new Error('no connection'), {}, openStudioWith()];
  openDraft.mockRejectedValueOnce(error).mockResolvedValueOnce(draft);
  openStudio.mockResolvedValueOnce(studio);
  const { result, unmount } = open();
  expect(result.current).toEqual({ status: 'opening' });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', error }));
  warn.mockRestore();
  const failed = result.current;
  act(() => {
    if (failed.status === 'failed') failed.retry();
  });
  expect(result.current).toEqual({ status: 'opening' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', studio }));
  expect(openDraft).toHaveBeenCalledTimes(2);
  expect(openStudio).toHaveBeenCalledExactlyOnceWith(
    ALBUM_PLAN,
    OWNER,
    draft,
    expect.any(Function),
  );
  expect(studio.dispose).not.toHaveBeenCalled();
  unmount();
  expect(studio.dispose).toHaveBeenCalledOnce();
});

it('disposes of a design that opens after unmount', async () => {
  const studio = openStudioWith();
  let answer: (opened: typeof studio) => void = () => undefined;
  openDraft.mockResolvedValueOnce({});
  openStudio.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { unmount } = open();
  unmount();
  answer(studio);
  await waitFor(() => expect(studio.dispose).toHaveBeenCalledOnce());
});
