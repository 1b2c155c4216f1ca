import { type Dashboard, WAITING_KINDS } from '@smriti/shared/staff/dashboard';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ApiError, callApi } from '#lib/api/api.ts';
import { TodayPage } from './TodayPage';

vi.mock('./BackgroundWorkHealth', () => ({ BackgroundWorkHealth: () => null }));

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const DAY = { orders: 2, revenue: 1500, requested: 3, responded: 1, waited_minutes: 60 };
const DASHBOARD: Dashboard = {
  waiting: WAITING_KINDS.map((kind) => ({ kind, count: 0 })),
  pipeline: [
    { state: 'Requested', count: 101, oldest: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    { state: 'Responded', count: 0, oldest: null },
    { state: 'Approved', count: 4, oldest: new Date(Date.now() - 7_200_000).toISOString() },
  ],
  as_of: '2026-01-21T09:05:00.000Z',
  days: [
    { ...DAY, day: '2026-01-20', responded: 0, waited_minutes: null },
    { ...DAY, day: '2026-01-21', responded: 2, waited_minutes: 180 },
  ],
  products: [
    { id: 7, title: 'Travel book', own_design: null, pieces: 5, revenue: 2500 },
    { id: null, title: '', own_design: 'album', pieces: 2, revenue: 1200 },
    { id: null, title: '', own_design: 'unknown', pieces: null, revenue: 300 },
  ],
};

function show(): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TodayPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function open(dashboard: Partial<Dashboard> = {}): void {
  vi.mocked(callApi).mockResolvedValue({ ...DASHBOARD, ...dashboard });
  show();
}

it('links each count to its list, and marks empty ones', async () => {
  const waiting = DASHBOARD.waiting.map((one) => {
    if (one.kind === 'refunds_owed') return { ...one, count: 3 };
    return one.kind === 'orders_unpaid' ? { ...one, count: 101 } : one;
  });
  open({ waiting });
  const section = await screen.findByRole('region', { name: 'Waiting for you' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3Refunds on their way', '/admin/today/payments?kind=refund'],
    ['100+Orders not paid yet', '/admin/orders?status=processing&payment_status=pending'],
  ]);
  expect(section.textContent).toContain('Nothing to do for: payments of another amount,');
});

it('shows the date of older figures', async () => {
  open({ as_of: '2026-01-20T09:05:00.000Z' });
  expect(await screen.findByText(/^As of 20 Jan.*, 14:35$/)).toBeDefined();
});

it('shows that nothing waits', async () => {
  open();
  expect(await screen.findByText(/^Nothing is waiting for you/)).toBeDefined();
});

it('shows figures with their time, also in words and tables', async () => {
  open();
  const sales = await screen.findByRole('region', { name: 'The last 30 days' });
  expect(sales.textContent).toContain('As of 14:35');
  expect(sales.textContent).toContain('₹3,000.00');
  const rows = within(sales).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toContain('21 Jan₹1,500');
  const albums = screen.getByRole('region', { name: 'Albums on their way' });
  expect(within(albums).getByRole('row', { name: 'Waiting for us 100+ 3 days' })).toBeDefined();
  expect(albums.textContent).toContain('waited 3 hours for our answer');
  const best = screen.getByRole('region', { name: 'Sold most' });
  expect(within(best).getByRole('row', { name: 'Travel book 5 ₹2,500.00' })).toBeDefined();
  expect(within(best).getByRole('row', { name: 'Own albums 2 ₹1,200.00' })).toBeDefined();
  expect(
    within(best).getByRole('row', { name: 'Own designs, kind not recorded Not recorded ₹300.00' }),
  ).toBeDefined();
});

it('shows nothing before the first figures', async () => {
  open({ as_of: null, products: [], days: [] });
  expect(await screen.findByText(/^The figures come within 5 minutes/)).toBeDefined();
  expect(screen.getByText('Nothing was sold in the last 30 days.')).toBeDefined();
  expect(screen.getByText('No album was answered in the last 30 days.')).toBeDefined();
});

it('shows that the page could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(callApi).mockRejectedValue(new ApiError(404, 'not_found', 'No.'));
  show();
  expect(await screen.findByText('Today could not be loaded.')).toBeDefined();
});
