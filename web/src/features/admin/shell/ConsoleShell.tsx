import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { showStaffPageInEnglish } from '#lib/language/language.ts';
import { Link } from '#ui/actions/Link.tsx';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';
import { Logo } from '#ui/layout/Logo.tsx';
import { PageContent } from '#ui/layout/PageContent.tsx';
import { MenuDrawer } from './MenuDrawer';
import { consoleShellMessages } from './messages';
import { type ConsoleShellProps, AreaLinks } from './AreaLinks';
import styles from './ConsoleShell.module.css';
import { ExitLinks } from './ExitLinks';

// Loaded after the page that may have something unsaved.
const LeaveQuestion = lazy(async () => ({
  default: (await import('./LeaveQuestion')).LeaveQuestion,
}));

/** Layout of the console: area links at the side, in a menu on phones. */
export function ConsoleShell(props: ConsoleShellProps) {
  const t = useMessages(consoleShellMessages);
  useEffect(showStaffPageInEnglish, []);
  return (
    <div className={styles.frame}>
      <a href="#content" className="skip-link">
        {t.skipToContent}
      </a>
      <header className={styles.top}>
        <Link
          to="/admin"
          aria-label={t.home}
          className="cluster gap-x-3 items-center plain-link min-h-control"
        >
          <Logo />
          <span className="muted text-sm">{t.console}</span>
        </Link>
        <div className={styles.drawer}>
          <MenuDrawer {...props} />
        </div>
      </header>
      <SideNav {...props} />
      <PageContent texts={t} className={styles.content} />
      <Suspense>
        <LeaveQuestion />
      </Suspense>
      <ToastHost label={t.notices} closeLabel={t.closeNotice} />
    </div>
  );
}

/** Side navigation on wide screens: area links and the signed-in user. */
function SideNav({ areas, user, onLogout }: ConsoleShellProps) {
  const t = useMessages(consoleShellMessages);
  return (
    <nav aria-label={t.navigation} className={styles.side}>
      <ul role="list" className={styles.links}>
        <AreaLinks areas={areas} className={styles.link} />
      </ul>
      <ul role="list" className={styles.out}>
        <li className={styles.who}>{`${user.firstName} ${user.lastName}`.trim() || user.email}</li>
        <ExitLinks className={styles.link} onLogout={onLogout} />
      </ul>
    </nav>
  );
}
