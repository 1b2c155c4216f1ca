import { handOverApprovalProduct, type QueueItem } from '@smriti/shared/album/approval';
import { type ListedUser, listUsers } from '@smriti/shared/account/management';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callApi, callPage } from '#lib/api/api.ts';
import { storeSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import AlbumsArea from './AlbumsArea';

const calls = vi.hoisted(() => ({ callApi: vi.fn(), callPage: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const HOUR_MS = 3_600_000;
const until = new Date(Date.UTC(2030, 0, 1, 9, 5)).toISOString();
const ITEM: QueueItem = {
  id: 'album-1',
  title: 'Goa',
  status: 'Requested',
  product_type: 'album',
  photos: 12,
  order_number: 'ORD23456789',
  round: 2,
  is_unpaid: true,
  open_remarks: 0,
  cover_url: null,
  requested_at: new Date(Date.now() - 72 * HOUR_MS).toISOString(),
  since: new Date(Date.now() - 49 * HOUR_MS).toISOString(),
  taken: { by: 'Meera', is_mine: false, until },
};

const RAVI: ListedUser = {
  uid: 'ravi',
  displayName: 'Ravi Menon',
  email: 'ravi@smriti.test',
  phone: '',
  role: 'reviewer',
  created_at: until,
};

beforeEach(() => {
  storeSignedInUser({ ...ASHA, role: 'admin' }, 'token');
  const page = { total: 0, nextCursor: null, unreadable: 0 };
  vi.mocked(callPage).mockResolvedValue({ answer: { items: [ITEM] }, ...page });
  vi.mocked(callApi).mockImplementation((endpoint) =>
    Promise.resolve(endpoint === listUsers ? { users: [RAVI] } : { taken: null }),
  );
});

function open(queries = new QueryClient()): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/admin/albums']}>
        <AlbumsArea />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows how long an album waits, and who has taken it', async () => {
  open();
  const row = (await screen.findByText('Goa')).closest('tr');
  for (const text of ['2 days', 'Meera, until 14:35', 'Initial payment missing', 'Round 2']) {
    expect(row?.textContent).toContain(text);
  }
  expect(screen.getByRole('link', { name: 'Open Goa' }).getAttribute('href')).toBe(
    '/admin/review?id=album-1',
  );
});

it('assigns an album to a reviewer', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over Goa' }));
  await screen.findByRole('option', { name: 'Ravi Menon' });
  const field = screen.getByLabelText('Who should review it');
  fireEvent.change(field, { target: { value: 'ravi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { params: { id: 'album-1' }, body: { uid: 'ravi' } };
  expect(callApi).toHaveBeenCalledWith(handOverApprovalProduct, input);
});

it('shows that the reviewers could not be loaded, and retries', async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new ApiError(422, 'business_rule', 'Not now.'));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  open(queries);
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over Goa' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The names of the reviewers could not be loaded.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Ravi Menon' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('returns a taken album to the queue', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over Goa' }));
  const dialog = screen.getByRole('dialog', { name: 'Hand over this album?' });
  expect(dialog.textContent).toContain('Meera is working on it until 14:35');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { params: { id: 'album-1' }, body: { uid: null } };
  expect(callApi).toHaveBeenCalledWith(handOverApprovalProduct, input);
});
