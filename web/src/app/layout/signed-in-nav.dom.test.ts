import { expect, it, vi } from 'vitest';
import { ASHA } from '#lib/session/user.test-data.ts';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./SignedInNav', () => {
  fetched();
  return { SignedInNav: () => null };
});

it('is loaded at the start for returning users', async () => {
  const state = { user: ASHA, isAuthenticated: true, token: 'token' };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  await import('./Header');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
