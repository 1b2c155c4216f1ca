import type { User } from '@smriti/shared/account/users';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ASHA } from '#lib/session/user.test-data.ts';
import { InformationView } from './InformationView';

const user: User = { ...ASHA, profile_url: 'https://pictures.test/old.webp' };

afterEach(cleanup);

it('shows that a new picture is being prepared, next to the previous one', () => {
  const { container } = render(<InformationView user={{ ...user, picture_state: 'processing' }} />);
  expect(screen.getByRole('status').textContent).toContain('is being prepared');
  expect(container.querySelector('img')?.src).toBe(user.profile_url);
});

it('shows that a new picture could not be read', () => {
  render(<InformationView user={{ ...user, picture_state: 'failed' }} />);
  expect(screen.getByRole('alert').textContent).toContain('could not be read');
});

it('shows no notice for a ready picture', () => {
  render(<InformationView user={user} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
