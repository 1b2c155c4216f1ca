import { expect, it, vi } from 'vitest';
import { keys } from './queries/keys';
import { queryClient } from './query';

const error = new Error('No connection.');
const fail = () => Promise.reject(error);

// proves header-3, products-12
it('logs what could not be fetched by the name that the shop has for it', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const contact = queryClient.query({ queryKey: keys.TalktoUs.list(), queryFn: fail });
  await expect(contact).rejects.toBe(error);
  expect(log).toHaveBeenCalledWith('Failed to fetch TalktoUs', error);
});
