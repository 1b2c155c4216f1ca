import { useState } from 'react';
import { isPopupClosedByUser, authFailureText } from './auth-failures';

/** Sign-in method. Each has its own state, because an open Google popup must not block the form. */
export type SignInMethod = 'form' | 'google';

export interface SignInAttempts {
  enter: (way: SignInMethod, action: () => Promise<void>) => Promise<void>;
  isBusy: (way: SignInMethod) => boolean;
  error: string | null;
}

/**
 * Signs in, with at most one attempt per method at a time. `error` is the message of a failed
 * attempt, or `silentFailure` if the failure has none. The page redirects once the session store is
 * signed in.
 */
export function useSignInAttempts(silentFailure: string): SignInAttempts {
  const [busyWays, setBusyWays] = useState<readonly SignInMethod[]>([]);
  // Stores the error instead of its text, because the text depends on the current language.
  const [failed, setFailed] = useState<{ failure: unknown } | null>(null);
  const isBusy = (way: SignInMethod) => busyWays.includes(way);

  async function enter(way: SignInMethod, action: () => Promise<void>): Promise<void> {
    if (isBusy(way)) return;
    setBusyWays((ways) => [...ways, way]);
    setFailed(null);
    try {
      await action();
    } catch (failure) {
      if (!isPopupClosedByUser(failure)) setFailed({ failure });
    } finally {
      setBusyWays((ways) => ways.filter((other) => other !== way));
    }
  }

  return { enter, isBusy, error: failed && authFailureText(failed.failure, silentFailure) };
}
