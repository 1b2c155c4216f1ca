import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSecondFactorEnrolment, resolveSecondFactor } from './second-factor';
import { useSecondFactorChallenge } from './second-factor-store';

/** Stub of the provider's resolver, because the Auth emulator supports no authenticator apps. */
const resolver = {
  hints: [{ factorId: 'totp', uid: 'app-1' }],
  resolveSignIn: vi.fn<(assertion: unknown) => Promise<unknown>>(),
};
const enroll = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('firebase/auth', () => ({
  getMultiFactorResolver: () => resolver,
  multiFactor: () => ({ getSession: () => Promise.resolve({}), enroll }),
  TotpMultiFactorGenerator: {
    FACTOR_ID: 'totp',
    assertionForSignIn: (uid: string, code: string) => ({ uid, code }),
    assertionForEnrollment: (_: unknown, code: string) => ({ code }),
    generateSecret: () =>
      Promise.resolve({ secretKey: 'KEY', generateQrCodeUrl: () => 'otpauth:' }),
  },
}));

type Resolve = Parameters<typeof resolveSecondFactor>;
type Auth = Resolve[0];
const auth = {} as Auth;
const missing = Object.assign(new FirebaseError('auth/multi-factor-auth-required', 'A code.'), {
  customData: { appName: 'smriti', operationType: 'signIn' as const },
});
const failed = (code: string) => Object.assign(new Error(code), { code });

async function answer(code: string): Promise<void> {
  const { challenge } = await vi.waitFor(() => {
    const state = useSecondFactorChallenge.getState();
    if (!state.challenge || state.challenge.isChecking) throw new Error('nothing is asked');
    return state;
  });
  challenge?.answer(code);
}

beforeEach(() => {
  resolver.hints = [{ factorId: 'totp', uid: 'app-1' }];
  resolver.resolveSignIn.mockReset();
});

it('asks again after a wrong code, and signs in with the right one', async () => {
  resolver.resolveSignIn
    .mockRejectedValueOnce(failed('auth/invalid-verification-code'))
    .mockResolvedValueOnce({ user: { uid: 'asha' } });
  const signedIn = resolveSecondFactor(auth, missing);
  await answer('111111');
  await vi.waitFor(() => expect(useSecondFactorChallenge.getState().challenge?.isWrong).toBe(true));
  await answer('222222');
  expect(useSecondFactorChallenge.getState().challenge?.isChecking).toBe(true);
  expect(await signedIn).toEqual({ user: { uid: 'asha' } });
  expect(resolver.resolveSignIn.mock.calls).toEqual([
    [{ uid: 'app-1', code: '111111' }],
    [{ uid: 'app-1', code: '222222' }],
  ]);
  expect(useSecondFactorChallenge.getState().challenge).toBeNull();
});

it('rejects like a closed popup when the user cancels', async () => {
  const signedIn = resolveSecondFactor(auth, missing);
  useSecondFactorChallenge.getState().challenge?.cancel();
  await expect(signedIn).rejects.toMatchObject({ code: 'auth/user-cancelled' });
  expect(useSecondFactorChallenge.getState().challenge).toBeNull();
});

it('does not ask again after a wrong code if the user has cancelled', async () => {
  resolver.resolveSignIn.mockImplementationOnce(() => {
    useSecondFactorChallenge.getState().challenge?.cancel();
    return Promise.reject(failed('auth/invalid-verification-code'));
  });
  const signedIn = resolveSecondFactor(auth, missing);
  await answer('111111');
  await expect(signedIn).rejects.toMatchObject({ code: 'auth/user-cancelled' });
  expect(useSecondFactorChallenge.getState().challenge).toBeNull();
});

it('passes on any other error', async () => {
  const expired = failed('auth/totp-challenge-timeout');
  resolver.resolveSignIn.mockRejectedValue(expired);
  const signedIn = resolveSecondFactor(auth, missing);
  await answer('111111');
  await expect(signedIn).rejects.toBe(expired);
  expect(useSecondFactorChallenge.getState().challenge).toBeNull();
});

it('rejects factors other than an authenticator app', async () => {
  resolver.hints = [{ factorId: 'phone', uid: 'phone-1' }];
  await expect(resolveSecondFactor(auth, missing)).rejects.toThrow(/second factor that this page/);
});

it('distinguishes a wrong code from a failed request during enrolment', async () => {
  const { finish } = await startSecondFactorEnrolment({
    currentUser: { email: 'a@smriti.test' },
  } as Auth);
  enroll.mockRejectedValueOnce(failed('auth/invalid-verification-code'));
  expect(await finish('111111')).toBe(false);
  const offline = failed('auth/network-request-failed');
  enroll.mockRejectedValueOnce(offline);
  await expect(finish('222222')).rejects.toBe(offline);
  enroll.mockResolvedValueOnce();
  expect(await finish('333333')).toBe(true);
});
