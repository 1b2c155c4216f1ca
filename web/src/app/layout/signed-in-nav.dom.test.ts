import { expect, it, vi } from 'vitest';
import { ASHA } from '#lib/session/user.test-data.ts';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./SignedInNav', () => {
  fetched();
  return { SignedInNav: () => null };
});

it('is on its way while the page begins for who has been here before', async () => {
  const state = { user: ASHA, isAuthenticated: true, token: 'token' };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  await import('./Header');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
