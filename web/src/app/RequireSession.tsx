import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../components/feedback/Loading';
import { showToast } from '../components/feedback/toast';
import { useMessages } from '../lib/language/i18n';
import { startSession, verifySession } from '../lib/session/session';
import { useSession } from '../lib/session/session-store';
import { appMessages } from './messages';

interface RequireSessionProps {
  /** What to tell visitors on their way to /login. */
  notice?: string;
}

/**
 * Shows its routes to signed-in users; others go to /login, which brings them back. The token is
 * verified again in the background (docs/rules.md#pages-2).
 */
export function RequireSession({ notice }: RequireSessionProps) {
  const { isAuthenticated, isLoading } = useSession();
  const t = useMessages(appMessages);
  const location = useLocation();
  const wasShown = useRef(false);

  useEffect(() => {
    void startSession();
  }, []);
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

  if (isLoading) return <Loading label={t.loading} />;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: location }} />;
  return <Outlet />;
}
