import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { startSession } from '#lib/session/session.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { authMessages } from './messages';
import type { Entry } from './use-entry-state';

interface VisitorsOnlyProps {
  /** Destination of users who are or become signed in. */
  destination: Entry['destination'];
  children: ReactNode;
}

/**
 * Shows a sign-in page to visitors and redirects signed-in users. Preloads the identity provider.
 */
export function VisitorsOnly({ destination, children }: VisitorsOnlyProps) {
  const t = useMessages(authMessages);
  const { isAuthenticated, isLoading } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  if (!isAuthenticated) return children;
  return isLoading ? <Loading label={t.loading} /> : <Navigate {...destination} replace />;
}
