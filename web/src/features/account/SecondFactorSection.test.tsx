import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SecondFactorSection } from './SecondFactorSection';

const factors = vi.hoisted(() => ({
  read: vi.fn<() => Promise<boolean>>(),
  refusal: '',
  enrol: vi.fn<(code: string) => Promise<boolean>>(),
}));

vi.mock('#lib/session/identity-provider.ts', () => ({ firebaseAuth: {}, hasPassword: () => true }));
vi.mock('#lib/session/second-factor.ts', () => ({
  hasSecondFactor: factors.read,
  isSignInTooOld: () => factors.refusal === 'auth/requires-recent-login',
  startSecondFactorEnrolment: () =>
    factors.refusal
      ? Promise.reject(Object.assign(new Error('No.'), { code: factors.refusal }))
      : Promise.resolve({ key: 'ABCDEFGH', link: 'otpauth://totp/x', finish: factors.enrol }),
}));

function open(): void {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {children}
    </QueryClientProvider>
  );
  render(<SecondFactorSection uid="asha" />, { wrapper });
}

async function type(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
  fireEvent.click(screen.getByText('Turn on'));
}

beforeEach(() => {
  factors.refusal = '';
  factors.read.mockReset().mockResolvedValue(false);
  factors.enrol.mockReset();
});

it('shows the key for the app, and accepts its code', async () => {
  factors.enrol.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open();
  fireEvent.click(await screen.findByText('Set up'));
  expect(await screen.findByText('Key: ABCD EFGH')).toBeTruthy();
  await type('111111');
  expect(await screen.findByText(/This code is not right/)).toBeTruthy();
  // Digits as typed on a Hindi keyboard.
  await type('२२२ २२२');
  expect(await screen.findByText(/From now on your login asks for a code/)).toBeTruthy();
  expect(factors.enrol.mock.calls.map(([code]) => code)).toEqual(['111111', '222222']);
});

it('distinguishes a failed request from a wrong code, and sends only complete codes', async () => {
  factors.enrol.mockRejectedValueOnce(new Error('No connection.'));
  open();
  fireEvent.click(await screen.findByText('Set up'));
  await type('12345');
  expect(await screen.findByText('Please type the six digits of the code.')).toBeTruthy();
  expect(factors.enrol).not.toHaveBeenCalled();
  await type('123 456');
  expect(await screen.findByText(/could not be set up. Please try again/)).toBeTruthy();
  expect(screen.queryByText(/This code is not right/)).toBeNull();
  expect(factors.enrol).toHaveBeenCalledWith('123456');
});

it('requires a confirmed email address', async () => {
  factors.refusal = 'auth/unverified-email';
  open();
  fireEvent.click(await screen.findByText('Set up'));
  expect(await screen.findByText(/Please confirm your email first/)).toBeTruthy();
});

it('asks for a fresh sign-in if the provider requires it', async () => {
  factors.refusal = 'auth/requires-recent-login';
  open();
  fireEvent.click(await screen.findByText('Set up'));
  expect(await screen.findByText('Please log in once more')).toBeTruthy();
});

it('shows an active factor, without an offer', async () => {
  factors.read.mockResolvedValue(true);
  open();
  expect(await screen.findByText(/Your login asks for a code/)).toBeTruthy();
  expect(screen.queryByText('Set up')).toBeNull();
});

it('shows that the state is loading, and retries after a failure', async () => {
  let fail: (reason: Error) => void = () => undefined;
  factors.read.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  open();
  expect(screen.getByText('Loading...')).toBeTruthy();
  await vi.waitFor(() => expect(factors.read).toHaveBeenCalled());
  act(() => fail(new Error('No connection.')));
  expect(await screen.findByText(/could not find out/)).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.queryByText('Set up')).toBeNull();
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Set up')).toBeTruthy();
  expect(screen.queryByText(/could not find out/)).toBeNull();
});
