import { useEffect } from 'react';
import { afterPaint } from '../lib/loading/after-paint';
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
 * How long the identity provider leaves the line to what heads the page: on a slow phone, that comes more
 * than a second after the first tables of routes are asked for.
 */
const HEADING_PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 50;

const isHeaded = () => document.querySelector('main h1') !== null;

/**
 * Starts the session: for whom the last visit left signed in once the page is headed, later for visitors,
 * or when another tab signs in. Guarded pages start it by themselves.
 */
export function useSessionStart(): void {
  useEffect(() => {
    forgetPersonsBy(dropDrafts);
    const start = () => {
      import('../lib/session/session')
        .then(({ startSession }) => startSession())
        .catch((error: unknown) => logFailure('The session could not be started', error));
    };
    let timer: ReturnType<typeof setTimeout>;
    let callOff: (() => void) | undefined;
    const startWhenHeaded = (patience: number) => {
      const step = () => {
        if (isHeaded()) callOff = afterPaint(start);
        else if (patience <= 0) start();
        else startWhenHeaded(patience - LOOK_EVERY_MS);
      };
      timer = setTimeout(step, LOOK_EVERY_MS);
    };
    if (useSession.getState().isAuthenticated) startWhenHeaded(HEADING_PATIENCE_MS);
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
