import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAlertText, openPage, pressButton } from '#lib/page.test-data.tsx';
import ForgotPasswordPage from './ForgotPasswordPage';
import ResetPasswordPage from './ResetPasswordPage';

const provider = vi.hoisted(() => ({
  sendResetLink: vi.fn(),
  checkResetCode: vi.fn(),
  setNewPassword: vi.fn(),
}));
vi.mock('#lib/session/identity-provider.ts', () => provider);

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const USED = 'This link does not work any more: it may have been used already. Ask for a new one.';
const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });

/** Expects the success message and, 3 seconds later, the login page. */
async function expectLoginSoon(done: string): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByText(done)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('At /login')).toBeTruthy();
}

describe('the forgot password page', () => {
  // proves password-1
  it('confirms the sent link, and opens the login page after 3 seconds', async () => {
    vi.useFakeTimers();
    openPage(<ForgotPasswordPage />, '/forgot-password');
    enter('Email', 'asha@smriti.test');
    pressButton('Send reset link');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await expectLoginSoon('Password reset link sent to your email');
    expect(provider.sendResetLink).toHaveBeenCalledWith('asha@smriti.test');
  });

  // proves password-1
  it('requires an email', () => {
    openPage(<ForgotPasswordPage />, '/forgot-password');
    expect(document.title).toBe('Forgot Password · Smriti');
    pressButton('Send reset link');
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    enter('Email', 'asha');
    pressButton('Send reset link');
    expect(screen.getByText('Invalid email format')).toBeTruthy();
    expect(provider.sendResetLink).not.toHaveBeenCalled();
  });

  // proves password-3
  it('shows why no link was sent', async () => {
    provider.sendResetLink.mockRejectedValue(new Error('No account found with this email'));
    openPage(<ForgotPasswordPage />, '/forgot-password');
    enter('Email', 'nobody@smriti.test');
    pressButton('Send reset link');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No account found with this email');
    expect(document.activeElement).toBe(alert);
  });

  // proves password-3
  it('shows a failure without a reason, too', async () => {
    provider.sendResetLink.mockRejectedValue(new Error(''));
    openPage(<ForgotPasswordPage />, '/forgot-password');
    enter('Email', 'asha@smriti.test');
    pressButton('Send reset link');
    expect(await readAlertText()).toBe('Failed to send reset link');
  });
});

describe('the reset password page', () => {
  const open = (query = '?oobCode=code') =>
    openPage(<ResetPasswordPage />, `/reset-password${query}`);

  it.each([
    ['expired-action-code', 'This link has expired. Links work for an hour: ask for a new one.'],
    ['invalid-action-code', USED],
  ])('shows why a link is invalid: %s', async (code, text) => {
    provider.checkResetCode.mockRejectedValue(refused(code));
    open();
    expect(await readAlertText()).toBe(text);
    expect(screen.queryByLabelText('New password')).toBeNull();
    const again = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
  });

  // proves password-2
  it('opens the login page 3 seconds after the new password is set', async () => {
    provider.checkResetCode.mockResolvedValue('asha@smriti.test');
    open();
    expect(await screen.findByText('Choose a new password for asha@smriti.test.')).toBeTruthy();
    vi.useFakeTimers();
    enter('New password', 'Other@999');
    enter('New password again', 'Other@999');
    pressButton('Save new password');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await expectLoginSoon('Your new password is set. You can log in with it now.');
  });

  it('requires a code', async () => {
    open('');
    expect(await readAlertText()).toBe(
      'This address is incomplete. Open the link in the email once more, or ask for a new one.',
    );
    const again = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
  });

  it('shows that the link was used while the page was open', async () => {
    provider.checkResetCode.mockResolvedValue('asha@smriti.test');
    provider.setNewPassword.mockRejectedValue(refused('invalid-action-code'));
    open();
    expect(await screen.findByText('Choose a new password for asha@smriti.test.')).toBeTruthy();
    enter('New password', 'Other@999');
    enter('New password again', 'Other@999');
    pressButton('Save new password');
    expect(await readAlertText()).toBe(USED);
    expect(provider.setNewPassword).toHaveBeenCalledWith('code', 'Other@999');
  });

  it('offers a retry if the link cannot be checked', async () => {
    provider.checkResetCode.mockRejectedValueOnce(refused('network-request-failed'));
    provider.checkResetCode.mockResolvedValue('asha@smriti.test');
    open();
    expect(await readAlertText()).toContain('We could not check this link.');
    pressButton('Try again');
    await waitFor(() => expect(screen.getByText(/^Choose a new password for asha/)).toBeTruthy());
  });
});
