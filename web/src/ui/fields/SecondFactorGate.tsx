import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { secondFactorMessages } from '#lib/session/second-factor-messages.ts';
import {
  type SecondFactorChallenge,
  useSecondFactorChallenge,
} from '#lib/session/second-factor-store.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';

const SecondFactorChallengeForm = lazy(() => import('./SecondFactorChallengeForm'));

interface SecondFactorGateProps {
  /** Called when the user cancels; by default the sign-in form is shown again. */
  onCancel?: () => void;
  children: ReactNode;
}

/**
 * Shows its children, e.g. the sign-in form, or the code field while a sign-in requires the second
 * factor.
 */
export function SecondFactorGate({ onCancel, children }: SecondFactorGateProps) {
  const t = useMessages(secondFactorMessages);
  const challenge = useSignInChallenge();
  if (!challenge) return children;
  return (
    <FailureBoundary message={t.broke} action={t.reload}>
      <Suspense>
        <SecondFactorChallengeForm
          challenge={onCancel ? { ...challenge, cancel: onCancel } : challenge}
        />
      </Suspense>
    </FailureBoundary>
  );
}

/**
 * Pending sign-in challenge; null if none. Unmounting the page cancels the sign-in, because nobody
 * could enter the code.
 */
function useSignInChallenge(): SecondFactorChallenge | null {
  const { challenge } = useSecondFactorChallenge();
  useEffect(() => () => useSecondFactorChallenge.getState().challenge?.cancel(), []);
  return challenge;
}
