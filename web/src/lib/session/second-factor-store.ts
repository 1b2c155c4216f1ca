import { create } from 'zustand';

/** Sign-in that waits for the code of the authenticator app. */
export interface SecondFactorChallenge {
  /** Whether the last code was wrong. */
  isWrong: boolean;
  isChecking: boolean;
  answer: (code: string) => void;
  /** Cancels the sign-in, which then rejects with `auth/user-cancelled`. */
  cancel: () => void;
}

/** Pending challenge, for which the sign-in page shows a code field; null if none. */
export const useSecondFactorChallenge = create<{ challenge: SecondFactorChallenge | null }>()(
  () => ({ challenge: null }),
);
