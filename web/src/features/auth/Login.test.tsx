import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useChallenge } from '../../lib/session/second-factor-store';
import Login from './Login';
import Register from './Register';

vi.mock('../../lib/session/session', () => ({
  startSession: () => Promise.resolve(),
  signIn: () => Promise.resolve(),
  signInWithGoogle: () => Promise.resolve(),
}));

const answer = vi.fn<(code: string) => void>();
const cancel = vi.fn();
const ask = (more = {}) =>
  act(async () => {
    const challenge = { isWrong: false, isChecking: false, answer, cancel, ...more };
    useChallenge.setState({ challenge });
    await Promise.resolve();
  });

afterEach(() => {
  act(() => useChallenge.setState({ challenge: null }));
  vi.clearAllMocks();
});

it('asks staff for the code of their app, in place of the password', async () => {
  render(<Login />, { wrapper: MemoryRouter });
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

it('ends a sign-in that waits for the code when the page is left', async () => {
  const { unmount } = render(<Login />, { wrapper: MemoryRouter });
  await ask();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(cancel).not.toHaveBeenCalled();
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
});

it('asks for it on the way in by Google from the page to register, too', async () => {
  render(<Register />, { wrapper: MemoryRouter });
  expect(screen.getByLabelText('Email')).toBeTruthy();
  await ask();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
});
