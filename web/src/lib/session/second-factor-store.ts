import { create } from 'zustand';

/** A sign-in that waits for the code of the authenticator app. */
export interface Challenge {
  /** Whether a code was given already, and was wrong. */
  isWrong: boolean;
  isChecking: boolean;
  answer: (code: string) => void;
  /** Ends the sign-in, which then rejects with `auth/user-cancelled`. */
  cancel: () => void;
}

/** What the page that signs in shows a field for; null while nothing waits. */
export const useChallenge = create<{ challenge: Challenge | null }>()(() => ({ challenge: null }));
