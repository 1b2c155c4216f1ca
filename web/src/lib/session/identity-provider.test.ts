import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { locale } from '../language/i18n';
import { auth, sendConfirmationLink, sendResetLink, signInWithPassword } from './identity-provider';

const signIn = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const resolveSecondFactor = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const sendMail = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
const factorCode = vi.hoisted(() => ({ loads: 0 }));

vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  ...{ initializeAuth: () => ({ currentUser: {} }), connectAuthEmulator: () => undefined },
  signInWithEmailAndPassword: signIn,
  ...{ sendEmailVerification: sendMail, sendPasswordResetEmail: sendMail },
}));
vi.mock('./second-factor', () => {
  factorCode.loads += 1;
  return { resolveSecondFactor };
});

it('says why a sign-in failed, and fetches the second factor only where it is asked for', async () => {
  const offline = new FirebaseError('auth/network-request-failed', 'No connection.');
  signIn.mockRejectedValueOnce(offline);
  await expect(signInWithPassword('asha@smriti.test', 'Smriti@123')).rejects.toBe(offline);
  expect(factorCode.loads).toBe(0);
  signIn.mockRejectedValueOnce(new FirebaseError('auth/multi-factor-auth-required', 'A code.'));
  resolveSecondFactor.mockResolvedValueOnce({ user: { uid: 'asha' } });
  expect(await signInWithPassword('asha@smriti.test', 'Smriti@123')).toEqual({ uid: 'asha' });
});

it('has the provider write its mails in the language of the page', async () => {
  vi.stubGlobal('location', { origin: 'https://smriti.test' });
  const languages: (string | null)[] = [];
  sendMail.mockImplementation(() => {
    languages.push(auth.languageCode);
    return Promise.resolve();
  });
  locale.set('hi');
  await sendResetLink('asha@smriti.test');
  locale.set('en');
  await sendConfirmationLink();
  expect(languages).toEqual(['hi', 'en']);
  vi.unstubAllGlobals();
});
