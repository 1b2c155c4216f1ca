import type { User } from '@smriti/shared/account/users';
import { render, screen } from '@testing-library/react';
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

it('shows customers neither role nor queue', () => {
  open('customer');
  expect(screen.queryByText(/^(Reviewer|Admin)$/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Review queue' })).toBeNull();
});
