import type { Role } from '@smriti/shared/account/roles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSignedInUser, clearSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { prefetchPageHeading } from './AppRoutes';

const fetched = vi.fn<(part: string) => void>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.doMock('#features/admin/AdminRoutes.tsx', () => {
    fetched('console');
    return {};
  });
  vi.doMock('#features/account/AccountAreaPlaceholder.tsx', () => {
    fetched('account');
    return {};
  });
});
afterEach(() => clearSignedInUser());

it.each<[Role | null, string, string[]]>([
  ['admin', '/admin/orders', ['console']],
  ['printer', '/admin', ['console']],
  ['customer', '/admin/orders', []],
  [null, '/admin/orders', []],
  ['admin', '/products', []],
  ['customer', '/my-account/cart', ['account']],
  ['customer', '/orders', ['account']],
  ['customer', '/', []],
])('fetches the heading of %s at %s: %j', async (role, path, parts) => {
  if (role) storeSignedInUser({ ...ASHA, role }, 'token');
  await prefetchPageHeading(path);
  expect(fetched.mock.calls.flat()).toEqual(parts);
});
