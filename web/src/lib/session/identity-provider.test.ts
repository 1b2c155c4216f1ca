import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { signInWithPassword } from './identity-provider';

const signIn = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const resolveSecondFactor = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const factorCode = vi.hoisted(() => ({ loads: 0 }));

vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  ...{ initializeAuth: () => ({}), connectAuthEmulator: () => undefined },
  signInWithEmailAndPassword: signIn,
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
