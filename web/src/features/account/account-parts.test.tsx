import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { failImport, stubOffline } from '#lib/api/without-connection.test-data.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSecondFactorChallenge } from '#lib/session/second-factor-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { SecondFactorGate } from '#ui/fields/SecondFactorGate.tsx';
import { AccountDashboardPage } from './AccountDashboardPage';
import AccountRoutes from './AccountRoutes';
import InformationPage from './information/InformationPage';
import { dashboardMessages } from './messages';

// Imports of lazily loaded parts fail, as without a connection.
vi.mock('./DashboardTileState', () => failImport());
vi.mock('./AccountActions', () => failImport());
vi.mock('#ui/fields/SecondFactorChallengeForm.tsx', () => failImport());

stubOffline();

function show(page: ReactNode): void {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 1e9 } },
  });
  queries.setQueryData(queryKeys.info.own(undefined), ASHA);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it('the dashboard shows its links if the states cannot be loaded', async () => {
  show(<AccountDashboardPage />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByText(dashboardMessages.get().ordersText)).toBeDefined();
});

it('keeps the menu if a page cannot be loaded', async () => {
  const Page = lazy<() => null>(() => Promise.reject(new Error('offline')));
  render(
    <MemoryRouter initialEntries={['/my-account/cart']}>
      <Routes>
        <Route path="/my-account/*" element={<AccountRoutes pages={{ cart: { Page } }} />} />
      </Routes>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/check your connection/);
  expect(screen.getByRole('link', { name: 'My Orders' })).toBeDefined();
});

it('shows the information if the rest of its page cannot be loaded', async () => {
  show(<InformationPage />);
  expect(await screen.findByText(/could not show the rest of this page/)).toBeDefined();
  expect(screen.getByText('asha@smriti.test')).toBeDefined();
});

it('shows an error if the code of the page cannot be loaded', async () => {
  const challenge = { isWrong: false, isChecking: false, answer: vi.fn(), cancel: vi.fn() };
  act(() => useSecondFactorChallenge.setState({ challenge }));
  show(<SecondFactorGate>Log in</SecondFactorGate>);
  expect(await screen.findByText(/could not ask for the code/)).toBeDefined();
  act(() => useSecondFactorChallenge.setState({ challenge: null }));
});

// proves routes-7
it('an unknown path of the account area is a 404 page', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/my-account/nowhere']}>
        <Routes>
          <Route path="/my-account/*" element={<AccountRoutes pages={{}} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('404 - Page Not Found');
});
