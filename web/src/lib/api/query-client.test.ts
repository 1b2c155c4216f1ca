import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryKeys } from '#lib/queries/keys.ts';
import { ApiError } from './api';
import { queryClient } from './query-client';

const error = new Error('No connection.');
const fail = () => Promise.reject(error);

// proves header-10, products-12
it('logs a failed query by the name of its resource', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const contact = queryClient.query({ queryKey: queryKeys.TalktoUs.list(), queryFn: fail });
  await expect(contact).rejects.toBe(error);
  expect(log).toHaveBeenCalledWith('Failed to fetch TalktoUs', error);
});

it('fails a mutation without a connection instead of resuming it later', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
  const write = vi.fn(fail);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(write).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('sends a query once without a connection, because the last response may be cached', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('navigator', { onLine: false });
  const { networkMode } = queryClient.getDefaultOptions().queries ?? {};
  expect(networkMode).toBe('offlineFirst');
  const unreached = vi.fn(() => Promise.reject(new ApiError(0, 'network', 'Not reached.')));
  const asked = queryClient.query({ queryKey: queryKeys.TalktoUs.list(), queryFn: unreached });
  await expect(asked).rejects.toThrow('Not reached.');
  expect(unreached).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
