import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../lib/language/i18n';
import { secondFactorMessages } from '../../lib/session/second-factor-messages';
import { useSignInChallenge } from '../../lib/session/use-sign-in-challenge';
import { FailureBoundary } from '../feedback/FailureBoundary';

const SignInChallenge = lazy(() => import('./SignInChallenge'));

interface SecondFactorGateProps {
  /** What giving the code up does; when left out, the way in is shown again. */
  onCancel?: () => void;
  children: ReactNode;
}

/** The way in, or the field for the code while a sign-in waits for the second factor. */
export function SecondFactorGate({ onCancel, children }: SecondFactorGateProps) {
  const t = useMessages(secondFactorMessages);
  const challenge = useSignInChallenge();
  if (!challenge) return children;
  return (
    <FailureBoundary message={t.broke} action={t.reload}>
      <Suspense>
        <SignInChallenge challenge={onCancel ? { ...challenge, cancel: onCancel } : challenge} />
      </Suspense>
    </FailureBoundary>
  );
}
