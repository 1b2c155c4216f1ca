import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { pageLanguage } from '#lib/language/i18n.ts';
import {
  firebaseAuth,
  createAccount,
  sendConfirmationLink,
  sendResetLink,
  signInWithPassword,
} from './identity-provider';

const signIn = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const create = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const resolveSecondFactor = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const sendMail = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
const factorCode = vi.hoisted(() => ({ loads: 0 }));

vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({ currentUser: {} }),
  connectAuthEmulator: () => undefined,
  signInWithEmailAndPassword: signIn,
  createUserWithEmailAndPassword: create,
  updateProfile: () => Promise.resolve(),
  sendEmailVerification: sendMail,
  sendPasswordResetEmail: sendMail,
}));
vi.mock('./second-factor', () => {
  factorCode.loads += 1;
  return { resolveSecondFactor };
});

it('passes on the error of a failed sign-in, and loads the second factor only if required', async () => {
  const offline = new FirebaseError('auth/network-request-failed', 'No connection.');
  signIn.mockRejectedValueOnce(offline);
  await expect(signInWithPassword('asha@smriti.test', 'Smriti@123')).rejects.toBe(offline);
  expect(factorCode.loads).toBe(0);
  signIn.mockRejectedValueOnce(new FirebaseError('auth/multi-factor-auth-required', 'A code.'));
  resolveSecondFactor.mockResolvedValueOnce({ user: { uid: 'asha' } });
  expect(await signInWithPassword('asha@smriti.test', 'Smriti@123')).toEqual({ uid: 'asha' });
});

const registered = (email: string) => createAccount(email, 'Smriti@123', 'Asha Verma');
const taken = new FirebaseError('auth/email-already-in-use', 'In use.');

it.each([
  [
    'the provider did not respond',
    () => create.mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', '')),
  ],
  ['the API did not respond', () => create.mockResolvedValueOnce({ user: { uid: 'new' } })],
])('continues a registration that was interrupted because %s', async (what, first) => {
  const email = `${what.length}@smriti.test`;
  first();
  await registered(email).catch(() => undefined);
  create.mockRejectedValue(taken);
  signIn.mockResolvedValueOnce({ user: { uid: 'new' } });
  expect(await registered(email)).toEqual({ uid: 'new' });
  // The password differs from that of the existing account.
  signIn.mockRejectedValueOnce(new FirebaseError('auth/wrong-password', 'Wrong.'));
  await expect(registered(email)).rejects.toBe(taken);
});

it('does not sign in with an email that is already registered', async () => {
  signIn.mockClear();
  create.mockRejectedValue(taken);
  await expect(registered('other@smriti.test')).rejects.toBe(taken);
  await expect(registered('other@smriti.test')).rejects.toBe(taken);
  expect(signIn).not.toHaveBeenCalled();
});

it('requests mails in the language of the page', async () => {
  vi.stubGlobal('location', { origin: 'https://smriti.test' });
  const languages: (string | null)[] = [];
  sendMail.mockImplementation(() => {
    languages.push(firebaseAuth.languageCode);
    return Promise.resolve();
  });
  pageLanguage.set('hi');
  await sendResetLink('asha@smriti.test');
  pageLanguage.set('en');
  await sendConfirmationLink();
  expect(languages).toEqual(['hi', 'en']);
  vi.unstubAllGlobals();
});
