import { type HealthDetails, LAG_KINDS, type WorkLag } from '@smriti/shared/staff/health';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, callApi } from '#lib/api/api.ts';
import { BackgroundWorkHealth } from './BackgroundWorkHealth';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const CALM: readonly WorkLag[] = LAG_KINDS.map((kind) => ({
  kind,
  count: 0,
  since: null,
  age_seconds: null,
  state: 'fine',
}));

function open(changed: Partial<Record<WorkLag['kind'], Partial<WorkLag>>> = {}): void {
  const lags = CALM.map((lag) => ({ ...lag, ...changed[lag.kind] }));
  const health: HealthDetails = { status: 'ok', checked_at: hoursAgo(0), lags };
  vi.mocked(callApi).mockResolvedValue(health);
  show();
}

function show(): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <BackgroundWorkHealth />
    </QueryClientProvider>,
  );
}

it('shows that all work is on time, with a list on request', async () => {
  open();
  expect(
    await screen.findByText('Yes. Nothing has waited for longer than it should.'),
  ).toBeDefined();
  const [table] = screen.getAllByRole('table', { hidden: true });
  const rows = within(table as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(1 + LAG_KINDS.length);
});

it('shows late work with count, age and limit', async () => {
  open({
    mails: { count: 101, since: hoursAgo(3), age_seconds: 10_800, state: 'late' },
    refunds: { count: 1, since: hoursAgo(49), age_seconds: 176_400, state: 'late' },
  });
  expect(await screen.findByText(/^2 kinds of work have waited too long/)).toBeDefined();
  const [late] = screen.getAllByRole('table');
  const rows = within(late as HTMLElement).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Refunds to send Late: 1 day is too long12 days',
    'Mails to send Late: 1 hour is too long100+3 hours',
  ]);
});

it('shows that mails wait because no mail server is set', async () => {
  open({ mails: { count: 4, since: hoursAgo(900), age_seconds: 1, state: 'off' } });
  expect(await screen.findByText(/^No mail server is set up/)).toBeDefined();
  expect(screen.getByText(/^Yes\. Nothing/)).toBeDefined();
});

it('shows that the state could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(callApi).mockRejectedValue(new ApiError(404, 'not_found', 'No.'));
  show();
  expect(await screen.findByText('This could not be looked up.')).toBeDefined();
});
