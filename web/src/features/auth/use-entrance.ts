import { useState } from 'react';
import { isChangeOfMind, messageOf } from './failures';

/** The two ways in stand side by side: a Google popup left open must not hold up the form. */
export type Way = 'form' | 'google';

export interface Entrance {
  enter: (way: Way, action: () => Promise<void>) => Promise<void>;
  isBusy: (way: Way) => boolean;
  error: string | null;
}

/**
 * Signs in, by each way once at a time. `error` is what to tell when it failed, `silentFailure`
 * when the failure says nothing itself. The page leaves when the session store is signed in.
 */
export function useEntrance(silentFailure: string): Entrance {
  const [busyWays, setBusyWays] = useState<readonly Way[]>([]);
  // the failure, not its text: the page may be put into another language
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
