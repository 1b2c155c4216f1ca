import { useEffect } from 'react';
import { type Challenge, useChallenge } from './second-factor-store';

/**
 * Pending sign-in challenge; null for none. Unmounting the page cancels the sign-in, because nobody
 * could enter the code.
 */
export function useSignInChallenge(): Challenge | null {
  const { challenge } = useChallenge();
  useEffect(() => () => useChallenge.getState().challenge?.cancel(), []);
  return challenge;
}
