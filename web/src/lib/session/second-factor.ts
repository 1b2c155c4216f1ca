import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';
import * as z from 'zod/mini';
import { SHOP_NAME } from '#lib/shop/product-path.ts';
import { secondFactorMessages } from './second-factor-messages';
import { useSecondFactorChallenge } from './second-factor-store';

/*
 * Second factor for staff: the code of an authenticator app (docs/rules.md#accounts-11). Text
 * messages are not offered, because they cost money and require Google's script in the page.
 */

const wrongCode = z.object({ code: z.literal('auth/invalid-verification-code') });
const tooOld = z.object({
  code: z.enum(['auth/requires-recent-login', 'auth/user-token-expired']),
});

/** Whether the provider rejected a code as wrong. */
function isWrongCode(error: unknown): boolean {
  return wrongCode.safeParse(error).success;
}

/** Whether the provider requires a recent sign-in first. */
export function isSignInTooOld(error: unknown): boolean {
  return tooOld.safeParse(error).success;
}

/**
 * Shows the field for the code.
 * @returns the code; rejects when the user cancels, now or while the previous code is checked
 */
function askForCode(isWrong: boolean, ending: AbortController): Promise<string> {
  ending.signal.throwIfAborted();
  return new Promise<string>((answer, reject) => {
    const cancel = () => {
      const reason = Object.assign(new Error('cancelled'), { code: 'auth/user-cancelled' });
      ending.abort(reason);
      reject(reason);
    };
    const challenge = { isWrong, isChecking: false, answer, cancel };
    const check = (code: string) => {
      useSecondFactorChallenge.setState({ challenge: { ...challenge, isChecking: true } });
      answer(code);
    };
    useSecondFactorChallenge.setState({ challenge: { ...challenge, answer: check } });
  });
}

/** Completes a sign-in that requires the second factor; asks again until the code is right. */
export async function resolveSecondFactor(
  auth: Auth,
  error: MultiFactorError,
): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error);
  const app = resolver.hints.find(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  if (!app) throw new Error(secondFactorMessages.get().otherFactor);
  const ending = new AbortController();
  try {
    for (let isWrong = false; ; isWrong = true) {
      const code = await askForCode(isWrong, ending);
      try {
        const proof = TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
        return await resolver.resolveSignIn(proof);
      } catch (failure) {
        if (!isWrongCode(failure)) throw failure;
      }
    }
  } finally {
    useSecondFactorChallenge.setState({ challenge: null });
  }
}

/** Whether the signed-in user's account has a second factor. */
export async function hasSecondFactor(auth: Auth): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null && multiFactor(auth.currentUser).enrolledFactors.length > 0;
}

/** Second factor that is being set up. */
export interface SecondFactorEnrolment {
  /** Secret to type into the app if the link cannot be opened. */
  key: string;
  /** Link that opens an authenticator app on the same device. */
  link: string;
  /**
   * Activates the factor.
   * @returns whether the code was right
   * @throws other errors of the provider
   */
  finish: (code: string) => Promise<boolean>;
}

/**
 * Starts the setup of an authenticator app for the signed-in user.
 * @throws the provider's error
 */
export async function startSecondFactorEnrolment({
  currentUser,
}: Auth): Promise<SecondFactorEnrolment> {
  if (!currentUser) throw new Error('nobody is signed in');
  const factors = multiFactor(currentUser);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    link: secret.generateQrCodeUrl(currentUser.email ?? '', SHOP_NAME),
    finish: async (code) => {
      const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      try {
        await factors.enroll(proof, SHOP_NAME);
        return true;
      } catch (failure) {
        if (!isWrongCode(failure)) throw failure;
        return false;
      }
    },
  };
}
