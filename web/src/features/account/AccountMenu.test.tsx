import type { User } from '@smriti/shared/account/users';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { AccountMenu } from './AccountMenu';

const token = vi.hoisted(() => ({ role: '' }));
vi.mock('reactfire', () => ({
  useSigninCheck: ({ requiredClaims: { role } }: { requiredClaims: { role: string } }) => ({
    data: { hasRequiredClaims: role === token.role },
  }),
}));

function open(role: User['role']): void {
  token.role = role;
  useSession.setState({ user: { ...ASHA, role } });
  render(<AccountMenu />, { wrapper: MemoryRouter });
}

it.each([
  ['reviewer', 'Reviewer'],
  ['admin', 'Admin'],
] as const)('shows a %s the role and a link to the review queue', async (role, text) => {
  open(role);
  expect(await screen.findByText(text)).toBeTruthy();
  const queue = screen.getByRole('link', { name: 'Review queue' });
  expect(queue.getAttribute('href')).toBe('/admin/review');
});

// proves account-1
it('links customers to the parts of their account', () => {
  open('customer');
  const menu = within(screen.getByRole('navigation', { name: 'MY ACCOUNT' }));
  const links = menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['MY ACCOUNT', '/my-account/account-dashboard'],
    ['My Cart', '/my-account/cart'],
    ['Address Book', '/my-account/address-book'],
    ['My Orders', '/my-account/account-orders'],
    ['Payment History', '/my-account/account-payments'],
    ['My Credits', '/my-account/account-credits'],
    ['Refer and Earn', '/my-account/account-refer'],
    ['Gift Card', '/my-account/account-gift-card'],
  ]);
});

it('shows customers neither role nor queue', () => {
  open('customer');
  expect(screen.queryByText(/^(Reviewer|Admin)$/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Review queue' })).toBeNull();
});
