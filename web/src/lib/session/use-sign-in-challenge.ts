import { useEffect } from 'react';
import { type Challenge, useChallenge } from './second-factor-store';

/**
 * The challenge to show a field for; null for none. Unmounting the page cancels the sign-in, because nobody
 * could answer it.
 */
export function useSignInChallenge(): Challenge | null {
  const { challenge } = useChallenge();
  useEffect(() => () => useChallenge.getState().challenge?.cancel(), []);
  return challenge;
}
