import { lazy, type ReactNode, Suspense } from 'react';
import { useSignInChallenge } from '../../lib/session/use-sign-in-challenge';

const SignInChallenge = lazy(() => import('../../components/fields/SignInChallenge'));

/** The ways in, or the field for the code while a sign-in waits for the second factor. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const challenge = useSignInChallenge();
  if (!challenge) return children;
  return (
    <Suspense>
      <SignInChallenge challenge={challenge} />
    </Suspense>
  );
}
