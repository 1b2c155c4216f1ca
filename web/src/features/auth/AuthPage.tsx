import { isStaffRole } from '@smriti/shared/account/roles';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { startSession } from '#lib/session/session.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AlbumTableDrawing } from './AlbumTableDrawing';
import styles from './AuthPage.module.css';
import { authMessages } from './messages';
import type { LoginState } from './use-login-state';

interface AuthPageProps {
  /** Title of the browser window. */
  title: string;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** Layout of the sign-in pages: the form and, on wide screens, a drawing of an album. */
export function AuthPage({ title, heading, intro, children }: AuthPageProps) {
  const t = useMessages(authMessages);
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <div className={styles.main}>
        <PageHeading intro={intro}>{heading}</PageHeading>
        <div className="stack gap-5">{children}</div>
      </div>
      <div className={styles.aside}>
        <AlbumTableDrawing />
        <p className={styles.line}>{t.printedAndKept}</p>
      </div>
    </div>
  );
}

/** Link to another page of this kind, below the form. */
export function AlternativeLink({ children }: { children: ReactNode }) {
  return <p className={cx('muted', styles.links)}>{children}</p>;
}

interface FailureNoticeProps {
  message: string | null;
  /** Alternative to trying again, e.g. a link. */
  action?: ReactNode;
}

/** Error message that takes the focus when it appears, but not when the language changes. */
export function FailureNotice({ message, action }: FailureNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const isShown = Boolean(message);
  useEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <InlineMessage ref={element} tone="error" action={action}>
      {message}
    </InlineMessage>
  );
}

interface VisitorsOnlyProps {
  /** Destination of users who are or become signed in; by default the console for staff, else the home page. */
  destination: LoginState['destination'];
  children: ReactNode;
}

/**
 * Shows a sign-in page to visitors and redirects signed-in users. Preloads the identity provider.
 */
export function VisitorsOnly({ destination, children }: VisitorsOnlyProps) {
  const t = useMessages(authMessages);
  const { isAuthenticated, isLoading, user } = useSession();
  useEffect(() => {
    void startSession();
  }, []);
  if (!isAuthenticated) return children;
  if (isLoading) return <Loading label={t.loading} />;
  const to = user && isStaffRole(user.role) ? '/admin' : '/';
  return <Navigate {...(destination ?? { to })} replace />;
}
