import { addDays, daysInPeriod } from '@smriti/shared/base/indian-days';
import type { Figures } from '@smriti/shared/staff/figures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { pageLanguage } from '#lib/language/i18n.ts';
import FiguresPage from './FiguresPage';

type Call = (call: unknown, input: { query: Figures['period'] }) => Promise<Figures>;
const calls = vi.hoisted(() => ({ callApi: vi.fn<Call>() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const TOTAL = { refunded: 0, order_value: 750, requested: 3, waited_minutes: 180 };
const sales = (pieces: number | null, revenue: number) => ({ pieces, revenue });

function figuresOf({ from, until }: Figures['period']): Figures {
  const day = { orders: 1, revenue: 1000, requested: 0, responded: 0, waited_minutes: null };
  const count = daysInPeriod(from, until);
  const days = Array.from({ length: count }, (_, index) => ({
    ...day,
    day: addDays(from, index),
  }));
  const product = { id: 7, title: 'Travel book', hi: { title: 'सफ़र की बुक' }, own_design: null };
  const own = { id: null, title: '' };
  return {
    as_of: '2026-01-21T09:05:00.000Z',
    period: { from, until },
    period_before: { from: addDays(from, -count), until: addDays(from, -1) },
    days,
    days_before: days.map((one) => ({ ...one, day: addDays(one.day, -count), revenue: 900 })),
    total: { ...TOTAL, orders: 4, revenue: 3000 },
    total_before: { ...TOTAL, orders: 5, revenue: 2400, order_value: null, waited_minutes: 60 },
    kinds: [
      {
        product_type: { id: 1, name: 'Photo Books', hi: { name: 'फ़ोटो बुक' } },
        own_design: null,
        now: sales(5, 2500),
        before: sales(4, 2000),
      },
      { product_type: null, own_design: 'canvas', now: sales(1, 400), before: sales(0, 0) },
      { product_type: null, own_design: 'unknown', now: sales(null, 100), before: sales(2, 400) },
    ],
    products: [
      { ...product, now: sales(5, 2500), before: sales(4, 2000) },
      { ...own, own_design: 'canvas', now: sales(1, 400), before: sales(0, 0) },
    ],
  };
}

function open(address: string): void {
  vi.setSystemTime('2026-01-21T09:10:00.000Z');
  calls.callApi.mockReset();
  calls.callApi.mockImplementation((_call, { query }) => Promise.resolve(figuresOf(query)));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <FiguresPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const COMPARED = /, compared with the /;

it('compares the last 30 days with the 30 before, in words', async () => {
  open('/admin/today/figures');
  expect((await screen.findByText(COMPARED)).textContent).toBe(
    '23 Dec 2025 to 21 Jan 2026, compared with the 30 days before (23 Nov 2025 to 22 Dec 2025)',
  );
  const totals = screen.getByRole('region', { name: 'All together' });
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sales, refunds taken off₹3,000.00₹600.00 more (25%)',
    'Paid orders41 fewer (20%)',
    'An order on average₹750.00Nothing in the days before',
    'Albums requested3The same as before',
    'Average wait for our answer3 hours2 hours longer',
  ]);
  const [chart] = screen.getAllByRole('figure');
  const rows = within(chart as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows[0]?.textContent).toBe('DayThese daysThe days before');
  expect(rows[30]?.textContent).toBe('21 Jan₹1,000₹900');
});

it('lists sales by kind and by product, with own designs', async () => {
  open('/admin/today/figures');
  const [kinds, products] = await screen.findAllByRole('table', { name: /^Sales by/ });
  const words = (table?: HTMLElement) =>
    within(table as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(words(kinds)).toEqual([
    'Photo Books5 pieces₹2,500.00₹500 more (25%)+₹500+25%',
    'Own canvas prints1 piece₹400.00Nothing in the days before+₹400New',
    'Own designs, kind not recordedPieces not recorded₹100.00₹300 less (75%)−₹300−75%',
  ]);
  expect(words(products)[0]).toContain('Travel book');
  expect(screen.getByText(/^For some of these days, only the sales of own designs/)).toBeDefined();
});

it('loads other days, and says why it cannot', async () => {
  open('/admin/today/figures');
  await screen.findByText(COMPARED);
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  await screen.findByText(/^1 Jan 2026 to 21 Jan 2026, compared with the 21 days before/);
  const first = screen.getByLabelText('First day');
  fireEvent.change(first, { target: { value: '2026-01-21' } });
  await screen.findByText('21 Jan 2026, compared with the day before');
  const askedPeriods = () => calls.callApi.mock.calls.map(([, { query }]) => query);
  expect(askedPeriods()).toEqual([
    { from: '2025-12-23', until: '2026-01-21' },
    { from: '2026-01-01', until: '2026-01-21' },
    { from: '2026-01-21', until: '2026-01-21' },
  ]);
  fireEvent.change(first, { target: { value: '2025-01-20' } });
  expect(await screen.findByText('Please choose at most 366 days.')).toBeDefined();
  expect(screen.queryByText(COMPARED)).toBeNull();
  expect(askedPeriods()).toHaveLength(3);
});

it('shows the Hindi names of kinds and products on a page in Hindi', async () => {
  pageLanguage.set('hi');
  open('/admin/today/figures');
  expect(await screen.findByText('सफ़र की बुक')).toBeTruthy();
  expect(screen.getByText('फ़ोटो बुक')).toBeTruthy();
  pageLanguage.set('en');
});
