import { useEffect } from 'react';
import { forgetPersonsBy } from '../lib/session/forget-person';
import { logFailure } from '../lib/log';
import { useSession } from '../lib/session/session-store';

/** A visitor's page is painted by then, on a slow phone too; see the budget in docs/rules.md#budgets-1. */
const VISITOR_DELAY_MS = 5000;

/** Photos and designs that are not saved would stay in a browser that others use. */
async function dropDrafts(uid: string): Promise<void> {
  const { dropUnsavedOf } = await import('../features/studio/save/drop-unsaved');
  await dropUnsavedOf(uid);
}

/**
 * Starts the session: at once for whom the last visit left signed in, later for visitors, or when
 * another tab signs in. Guarded pages start it by themselves.
 */
export function useSessionStart(): void {
  useEffect(() => {
    forgetPersonsBy(dropDrafts);
    const start = () => {
      import('../lib/session/session')
        .then(({ startSession }) => startSession())
        .catch((error: unknown) => logFailure('The session could not be started', error));
    };
    const delay = useSession.getState().isAuthenticated ? 0 : VISITOR_DELAY_MS;
    const timer = setTimeout(start, delay);
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'auth-storage') start();
    };
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
    };
  }, []);
}
