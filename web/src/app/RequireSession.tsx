import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/feedback/Loading';
import { showToast } from '../ui/feedback/toast';
import { afterPaint } from '../lib/loading/after-paint';
import { useMessages } from '../lib/language/i18n';
import { startSession, verifySession } from '../lib/session/session';
import { useSession } from '../lib/session/session-store';
import { appMessages } from './messages';

interface RequireSessionProps {
  /** What to tell visitors on their way to /login. */
  notice?: string | undefined;
  /** Stands in the page's place until it is there, where the last visit left somebody signed in. */
  awaited?: ReactNode;
  /** Fetches the page while it is asked who is signed in. */
  fetchAhead?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Shows a page to signed-in users; others go to /login, which brings them back. The token is verified
 * again in the background (docs/rules.md#pages-2). Until it is known who is signed in, nothing of the
 * page is shown but what is the same for everybody.
 */
export function RequireSession({ notice, awaited, fetchAhead, children }: RequireSessionProps) {
  const { isAuthenticated, isLoading } = useSession();
  const t = useMessages(appMessages);
  const location = useLocation();
  const wasShown = useRef(false);

  useEffect(() => {
    const start = () => void startSession();
    // who was signed in at the last visit has a heading to see: the identity provider is large
    if (useSession.getState().isAuthenticated) return afterPaint(start);
    start();
    return undefined;
  }, []);
  useEffect(() => {
    return isAuthenticated && fetchAhead ? afterPaint(fetchAhead) : undefined;
  }, [isAuthenticated, fetchAhead]);
  useEffect(() => {
    if (isLoading) return;
    if (isAuthenticated) {
      wasShown.current = true;
      void verifySession();
    } else if (notice && !wasShown.current) {
      // Who just logged out here knows.
      showToast('error', notice);
    }
  }, [isAuthenticated, isLoading, notice]);

  if (!isLoading && !isAuthenticated) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  const expected = isAuthenticated ? awaited : undefined;
  // One place for both waits, for the session and for the page: what stands in it stays as it is.
  return (
    <Suspense fallback={expected ?? <Loading label={t.loading} />}>
      {isLoading ? <Unsettled /> : children}
    </Suspense>
  );
}

const never = new Promise<never>(() => undefined);

/** Waits for as long as it stands there. */
function Unsettled(): ReactNode {
  return use(never);
}
