import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { runAfterPaint } from '#lib/loading/run-after-paint.ts';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { useSession } from '#lib/session/session-store.ts';
import { registerSessionPage, startSession, verifySession } from '#lib/session/session.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { showToast } from '#ui/feedback/toast.ts';

interface RequireSessionProps {
  /** Toast message for visitors who are redirected to /login. */
  notice?: string | undefined;
  /** Placeholder while the page loads, shown if somebody was signed in at the last visit. */
  placeholder?: ReactNode;
  /** Starts loading the page while the session is being checked. */
  fetchAhead?: (() => void) | undefined;
  children: ReactNode;
}

const fetchFirebase = () => import('#lib/session/FirebaseProviders.tsx');
const FirebaseProviders = lazyRoute(fetchFirebase);

const EndedSession = lazyRoute(() => import('#features/auth/EndedSession.tsx'), 'account');

/**
 * Shows a page to signed-in users; redirects others to /login, which brings them back. The token is verified
 * again in the background (docs/rules.md#pages-2). Until the session is known, only content that is the same
 * for everybody is shown.
 */
export function RequireSession({ notice, placeholder, fetchAhead, children }: RequireSessionProps) {
  const { isAuthenticated, isLoading, hasEnded, user } = useSession();
  const location = useLocation();
  const wasShown = useRef(false);

  useEffect(() => {
    const start = () => {
      void startSession();
      // Starts the import; FirebaseProviders imports the same module again when it renders.
      fetchFirebase().catch(() => undefined);
    };
    // The heading is painted before the large identity provider is loaded.
    if (useSession.getState().isAuthenticated) return runAfterPaint(start);
    start();
    return undefined;
  }, []);
  useEffect(() => {
    return isAuthenticated && fetchAhead ? runAfterPaint(fetchAhead) : undefined;
  }, [isAuthenticated, fetchAhead]);
  useEffect(() => {
    if (isLoading) return;
    if (isAuthenticated) {
      wasShown.current = true;
      void verifySession();
    } else if (notice && !wasShown.current) {
      // A user who has logged out on this page gets no toast.
      showToast('error', notice);
    }
  }, [isAuthenticated, isLoading, notice]);

  const isShown = isAuthenticated && !isLoading;
  useEffect(() => (isShown ? registerSessionPage() : undefined), [isShown]);

  if (!isLoading && !isAuthenticated) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  const expected = isAuthenticated ? placeholder : undefined;
  // A single Suspense boundary around session and page, so that the placeholder is not remounted
  // between them.
  return (
    <>
      <Suspense fallback={expected ?? <Loading />}>
        {isLoading ? (
          <SuspendForever />
        ) : (
          // Another user gets a new page, without the state of the page that was shown before.
          <FirebaseProviders key={user?.uid}>{children}</FirebaseProviders>
        )}
      </Suspense>
      <Suspense>{hasEnded && <EndedSession />}</Suspense>
    </>
  );
}

const never = new Promise<never>(() => undefined);

/** Suspends rendering until the component is unmounted. */
function SuspendForever(): ReactNode {
  return use(never);
}
