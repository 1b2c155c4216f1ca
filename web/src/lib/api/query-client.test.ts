import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { keys } from '#lib/queries/keys.ts';
import { ApiError } from './api';
import { queryClient } from './query-client';

const error = new Error('No connection.');
const fail = () => Promise.reject(error);

// proves header-10, products-12
it('logs what could not be fetched by the name that the shop has for it', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const contact = queryClient.query({ queryKey: keys.TalktoUs.list(), queryFn: fail });
  await expect(contact).rejects.toBe(error);
  expect(log).toHaveBeenCalledWith('Failed to fetch TalktoUs', error);
});

it('does not let a write wait for a connection, and then happen by itself', async () => {
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

it('asks without a connection too, once, since the last answer may be kept', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('navigator', { onLine: false });
  const { networkMode } = queryClient.getDefaultOptions().queries ?? {};
  expect(networkMode).toBe('offlineFirst');
  const unreached = vi.fn(() => Promise.reject(new ApiError(0, 'network', 'Not reached.')));
  const asked = queryClient.query({ queryKey: keys.TalktoUs.list(), queryFn: unreached });
  await expect(asked).rejects.toThrow('Not reached.');
  expect(unreached).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
