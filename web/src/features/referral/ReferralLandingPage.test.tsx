import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import ReferralLandingPage from './ReferralLandingPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  useSession.setState({ user: null });
});

function open(query: string, isKnown: boolean): void {
  stubApi({
    'GET /api/invitation/codes/ASHA7K2P': { known: isKnown },
    'GET /api/shop-terms': { ...SHOP_TERMS, referral_percent: 10 },
  });
  openPage(<ReferralLandingPage />, `/refer${query}`, '/refer');
}

// proves referral-1
it.each([
  ['Register', '/register'],
  ['Login', '/login'],
])('shows the code and its reward, and stores it for %s', async (name, path) => {
  open('?code=ASHA7K2P', true);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe("You've Been Invited!");
  expect(await screen.findByText('10% off')).toBeTruthy();
  expect(screen.getByText('ASHA7K2P')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(`At ${path}`)).toBeTruthy();
  expect(sessionStorage.getItem('referralCode')).toBe('ASHA7K2P');
});

function CarriedCode() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

// proves referral-1, header-7
it.each(['Register', 'Login'])('passes the code on to %s in the navigation state', (name) => {
  stubApi({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/refer?code=ASHA7K2P']}>
        <Routes>
          <Route path="/refer" element={<ReferralLandingPage />} />
          <Route path="*" element={<CarriedCode />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByText('{"referralCode":"ASHA7K2P"}')).toBeTruthy();
});

// proves referral-2
it('shows that a code is unknown, without a reward', async () => {
  open('?code=ASHA7K2P', false);
  expect(await screen.findByText(/^We do not know this code\./)).toBeTruthy();
  expect(screen.queryByText('10% off')).toBeNull();
  expect(screen.getByRole('link', { name: 'Register' })).toBeTruthy();
});

// proves referral-2
it.each(['', '?code=', '?code=%20%20'])('shows that there is no code: %s', (query) => {
  open(query, false);
  expect(screen.getByRole('alert').textContent).toBe('Invalid or missing referral code.');
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('leads customers who are signed in to their own link, not to the login', () => {
  useSession.setState({ user: ASHA });
  open('?code=ASHA7K2P', true);
  const invite = screen.getByRole('link', { name: 'Invite a friend' });
  expect(invite.getAttribute('href')).toBe('/my-account/account-refer');
  expect(screen.queryByRole('link', { name: /^(Login|Register)$/ })).toBeNull();
});
