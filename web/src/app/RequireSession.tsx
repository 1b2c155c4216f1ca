import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../components/Loading';
import { useMessages } from '../lib/i18n';
import { startSession, verifySession } from '../lib/session/session';
import { useSession } from '../lib/session/session-store';
import { appMessages } from './messages';

/**
 * Shows its routes to signed-in users; others go to /login, which brings them back. The token is
 * verified again in the background (storefront.md section 2).
 */
export function RequireSession() {
  const { isAuthenticated, isLoading } = useSession();
  const t = useMessages(appMessages);
  const location = useLocation();

  useEffect(() => {
    void startSession();
  }, []);
  useEffect(() => {
    if (isAuthenticated && !isLoading) void verifySession();
  }, [isAuthenticated, isLoading]);

  if (isLoading) return <Loading label={t.loading} />;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: location }} />;
  return <Outlet />;
}
