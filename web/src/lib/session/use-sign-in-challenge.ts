import { useEffect } from 'react';
import { type Challenge, useChallenge } from './second-factor-store';

/**
 * The challenge that the page shows a field for, or null. A sign-in whose page is left ends with it:
 * nobody could answer any more.
 */
export function useSignInChallenge(): Challenge | null {
  const { challenge } = useChallenge();
  useEffect(() => () => useChallenge.getState().challenge?.cancel(), []);
  return challenge;
}
