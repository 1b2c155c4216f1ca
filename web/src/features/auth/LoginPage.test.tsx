import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import { readAlertText, openPage, pressButton } from '#lib/page.test-data.tsx';
import { useSecondFactorChallenge } from '#lib/session/second-factor-store.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import ForgotPasswordPage from './ForgotPasswordPage';
import LoginPage from './LoginPage';
import RegisterPage from './RegisterPage';

const provider = vi.hoisted(() => ({ signIn: vi.fn(), registerAccount: vi.fn() }));
vi.mock('#lib/session/session.ts', () => ({ startSession: () => Promise.resolve() }));
vi.mock('#lib/session/sign-in.ts', () => ({
  signInWithGoogle: () => Promise.resolve(),
  ...provider,
}));

const answer = vi.fn<(code: string) => void>();
const cancel = vi.fn();
const ask = (more = {}) =>
  act(async () => {
    const challenge = { isWrong: false, isChecking: false, answer, cancel, ...more };
    useSecondFactorChallenge.setState({ challenge });
    await Promise.resolve();
  });

afterEach(() => {
  act(() => {
    useSecondFactorChallenge.setState({ challenge: null });
    useSession.setState({ user: null, isAuthenticated: false });
  });
  vi.clearAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types into fields by label; these forms read their fields only when submitted. */
const enter = (entered: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(entered)) {
    fireEvent.input(field(label), { target: { value } });
  }
};

/** Error message of a field; null if none. */
function problemAt(label: string): string | null {
  const [id] = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id ?? '')?.textContent ?? null;
}

it('asks staff for the code of their app instead of the password', async () => {
  render(<LoginPage />, { wrapper: MemoryRouter });
  await act(() => Promise.resolve());
  expect(screen.getByLabelText('Email')).toBeTruthy();
  await ask();
  const code = await screen.findByLabelText('Code');
  expect(screen.queryByLabelText('Email')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(code));

  fireEvent.change(code, { target: { value: '12 34' } });
  fireEvent.click(screen.getByText('Continue'));
  expect(answer).not.toHaveBeenCalled();
  fireEvent.change(code, { target: { value: '123 456' } });
  fireEvent.click(screen.getByText('Continue'));
  expect(answer).toHaveBeenCalledWith('123456');

  await ask({ isWrong: true });
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/This code is not right/)).toBeTruthy();
  fireEvent.click(screen.getByText('Back'));
  expect(cancel).toHaveBeenCalled();
});

it('cancels a sign-in that waits for the code when the page is left', async () => {
  const { unmount } = render(<LoginPage />, { wrapper: MemoryRouter });
  await ask();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(cancel).not.toHaveBeenCalled();
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
});

it('asks for the code at a Google sign-in on the register page, too', async () => {
  openPage(<RegisterPage />, '/register');
  expect(screen.getByLabelText('Email')).toBeTruthy();
  await ask();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

// proves login-3
it('shows missing values at their fields', () => {
  openPage(<LoginPage />, '/login');
  enter({ Email: 'asha@' });
  pressButton('Login');
  expect(problemAt('Email')).toBe('Invalid email format');
  expect(document.activeElement).toBe(field('Email'));
  enter({ Email: 'asha@smriti.test' });
  expect(screen.queryByText('Invalid email format')).toBeNull();
  pressButton('Login');
  expect(problemAt('Password')).toBe('Password is required');
  expect(document.activeElement).toBe(field('Password'));
  expect(provider.signIn).not.toHaveBeenCalled();
});

it('shows the password on request', () => {
  openPage(<LoginPage />, '/login');
  pressButton('Show password');
  expect(field('Password').type).toBe('text');
  pressButton('Hide password');
  expect(field('Password').type).toBe('password');
});

it('signs in once for several presses, and shows a failure', async () => {
  const entered = { Email: 'asha@smriti.test', Password: 'Wrong@123' };
  provider.signIn.mockRejectedValueOnce(new Error('The shop cannot be reached.'));
  openPage(<LoginPage />, '/login');
  enter(entered);
  pressButton('Login');
  fireEvent.submit(field('Email').form ?? field('Email'));
  const alert = await screen.findByRole('alert');
  expect(provider.signIn).toHaveBeenCalledOnce();
  expect(alert.textContent).toBe('The shop cannot be reached.');
  expect(document.activeElement).toBe(alert);
  for (const [label, value] of Object.entries(entered)) expect(field(label).value).toBe(value);
  pressButton('Login');
  await waitFor(() => expect(provider.signIn).toHaveBeenCalledTimes(2));
});

it('translates the failure when the language changes, and keeps the focus', async () => {
  provider.signIn.mockRejectedValueOnce(
    Object.assign(new Error('no'), { code: 'auth/wrong-password' }),
  );
  openPage(<LoginPage />, '/login');
  enter({ Email: 'asha@smriti.test', Password: 'Wrong@123' });
  pressButton('Login');
  expect(await readAlertText()).toBe('Incorrect password');
  const email = field('Email');
  email.focus();
  await act(() => showLanguage('hi'));
  const said = screen.getByRole('alert').textContent;
  const focused = document.activeElement;
  await act(() => showLanguage('en'));
  expect(said).toBe('पासवर्ड गलत है');
  expect(focused).toBe(email);
});

// proves register-7
it('keeps the form when a registration fails', async () => {
  const entered = {
    'First name': 'Asha',
    'Last name': 'Verma',
    Email: 'asha@smriti.test',
    Password: 'Smriti@123',
    'Phone (optional)': '9876543210',
    Year: '1990',
    Month: '5',
    Day: '7',
  };
  provider.registerAccount.mockRejectedValueOnce(new Error('Email already registered'));
  openPage(<RegisterPage />, '/register');
  enter(entered);
  pressButton('Register');
  expect(await readAlertText()).toBe('Email already registered');
  for (const [label, value] of Object.entries(entered)) expect(field(label).value).toBe(value);
});

function PasswordPages() {
  return useLocation().pathname === '/login' ? <LoginPage /> : <ForgotPasswordPage />;
}

it('passes the typed email to Forgot Password and back', () => {
  openPage(<PasswordPages />, '/login', '/*');
  enter({ Email: 'asha@smriti.test' });
  fireEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeTruthy();
  expect(field('Email').value).toBe('asha@smriti.test');
  fireEvent.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  expect(field('Email').value).toBe('asha@smriti.test');
});

// proves login-1, register-1, register-9
it('links login, registration and password reset', () => {
  openPage(<LoginPage />, '/login');
  expect(document.title).toBe('Login · Smriti');
  expect(screen.queryByText(/Referral code/)).toBeNull();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
  expect(link('Forgot Password?')).toBe('/forgot-password');
  expect(link('Create an account')).toBe('/register');
  openPage(<RegisterPage />, '/register');
  expect(document.title).toBe('Register · Smriti');
  expect(link('Log in')).toBe('/login');
  const boundsOf = ({ min, max }: HTMLInputElement) => [min, max];
  expect(boundsOf(field('Day'))).toEqual(['1', '31']);
  expect(boundsOf(field('Month'))).toEqual(['1', '12']);
  expect(field('Year').min).toBe('1900');
});

it.each([
  { Page: LoginPage, at: '/login' },
  { Page: RegisterPage, at: '/register' },
])('$at redirects users who are signed in', ({ Page, at }) => {
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: false });
  openPage(<Page />, at);
  expect(screen.getByText('At /')).toBeTruthy();
});

it.each([
  ['/uploadChoice', /make a canvas print/],
  ['/my-account/create-album', /create an album/],
  ['/create-product', /photos and pages are safe/],
  ['/my-account/cart', /to see this page/],
])('says why a visitor was sent here from %s', (pathname, reason) => {
  const from = { pathname, search: '', hash: '' };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: { from } }]}>
      <LoginPage />
    </MemoryRouter>,
  );
  expect(screen.getByText(reason)).toBeTruthy();
});

it.each([
  ['customer', '/'],
  ['support', '/admin'],
] as const)('leads a signed-in %s to %s', (role, path) => {
  useSession.setState({ user: { ...ASHA, role }, isAuthenticated: true, isLoading: false });
  openPage(<LoginPage />, '/login', '/login');
  expect(screen.getByText(`At ${path}`)).toBeDefined();
});

// proves login-2
it.each([
  ['login', LoginPage, '/login'],
  ['register', RegisterPage, '/register'],
])('shows the referral code of the previous page: %s', (_, Page, pathname) => {
  const open = (state: object | null) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[{ pathname, state }]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const { unmount } = open(null);
  expect(screen.queryByText(/^Referral code/)).toBeNull();
  unmount();
  open({ referralCode: 'ASHA7K2P' });
  expect(screen.getByText(/^Referral code/).textContent).toBe('Referral code: ASHA7K2P');
  sessionStorage.clear();
});
