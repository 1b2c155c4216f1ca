import { useState } from 'react';
import { isChangeOfMind, messageOf } from './failures';

/** Sign-in method. Each has its own state, because an open Google popup must not block the form. */
export type Way = 'form' | 'google';

export interface Entrance {
  enter: (way: Way, action: () => Promise<void>) => Promise<void>;
  isBusy: (way: Way) => boolean;
  error: string | null;
}

/**
 * Signs in, with at most one attempt per method at a time. `error` is the message of a failed
 * attempt, or `silentFailure` if the failure has none. The page redirects once the session store is
 * signed in.
 */
export function useSignInAttempts(silentFailure: string): Entrance {
  const [busyWays, setBusyWays] = useState<readonly Way[]>([]);
  // Stores the error instead of its text, because the text depends on the current language.
  const [failed, setFailed] = useState<{ failure: unknown } | null>(null);
  const isBusy = (way: Way) => busyWays.includes(way);

  async function enter(way: Way, action: () => Promise<void>): Promise<void> {
    if (isBusy(way)) return;
    setBusyWays((ways) => [...ways, way]);
    setFailed(null);
    try {
      await action();
    } catch (failure) {
      if (!isChangeOfMind(failure)) setFailed({ failure });
    } finally {
      setBusyWays((ways) => ways.filter((other) => other !== way));
    }
  }

  return { enter, isBusy, error: failed && messageOf(failed.failure, silentFailure) };
}
