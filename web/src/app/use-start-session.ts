import { useEffect } from 'react';
import { runAfterPaint } from '#lib/loading/run-after-paint.ts';
import { logFailure } from '#lib/log.ts';
import { setForgetUserEffect } from '#lib/session/forget-user.ts';
import { useSession } from '#lib/session/session-store.ts';

/**
 * Delay in ms before visitors load the identity provider, so that the page is painted first even on
 * a slow phone (docs/rules.md#budgets-1).
 */
const VISITOR_DELAY_MS = 5000;

/** Deletes unsaved photos and designs, because other people may use this browser. */
async function dropDrafts(uid: string): Promise<void> {
  const { deleteUnsavedWork } = await import('#features/studio/save/delete-unsaved-work.ts');
  await deleteUnsavedWork(uid);
}

/**
 * Maximum time to wait for the page heading before the identity provider is loaded, in ms. On a
 * slow phone the heading loads more than a second after the first route tables.
 */
const HEADING_TIMEOUT_MS = 3000;
const LOOK_EVERY_MS = 50;

const hasHeading = () => document.querySelector('main h1') !== null;

/**
 * Starts the session: for returning users after the heading has loaded; for visitors after a delay,
 * or when another tab signs in. Guarded pages start the session themselves.
 */
export function useStartSession(): void {
  useEffect(() => {
    setForgetUserEffect(dropDrafts);
    const start = () => {
      import('#lib/session/session.ts')
        .then(({ startSession }) => startSession())
        .catch((error: unknown) => logFailure('The session could not be started', error));
    };
    let timer: ReturnType<typeof setTimeout>;
    let callOff: (() => void) | undefined;
    const startWhenHeaded = (remaining: number) => {
      const step = () => {
        if (hasHeading()) callOff = runAfterPaint(start);
        else if (remaining <= 0) start();
        else startWhenHeaded(remaining - LOOK_EVERY_MS);
      };
      timer = setTimeout(step, LOOK_EVERY_MS);
    };
    if (useSession.getState().isAuthenticated) startWhenHeaded(HEADING_TIMEOUT_MS);
    else timer = setTimeout(start, VISITOR_DELAY_MS);
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'auth-storage') start();
    };
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      callOff?.();
      removeEventListener('storage', onStorage);
    };
  }, []);
}
