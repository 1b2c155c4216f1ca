import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';
import { Logo } from '#ui/layout/Logo.tsx';
import { PageContent } from '#ui/layout/PageContent.tsx';
import type { KeyDialog } from '../search/ConsoleKeys';
import { MenuDrawer } from './MenuDrawer';
import { consoleShellMessages } from './messages';
import { type ConsoleShellProps, AreaLinks } from './AreaLinks';
import styles from './ConsoleShell.module.css';
import { ExitLinks } from './ExitLinks';

// Loaded after the page that may have something unsaved.
const LeaveQuestion = lazy(async () => ({
  default: (await import('./LeaveQuestion')).LeaveQuestion,
}));

// Loaded after the page, too, with the error messages, for which no page waits.
const ConsoleKeys = lazy(async () => ({
  default: (await loadWithTexts(() => import('../search/ConsoleKeys'), 'staffErrors')).ConsoleKeys,
}));

/** Keys of the search, as they are written on this device's keyboard. */
const SEARCH_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘+K' : 'Ctrl+K';

/** Layout of the console: area links at the side, in a menu on phones. */
export function ConsoleShell(props: ConsoleShellProps) {
  const t = useMessages(consoleShellMessages);
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const openSearch = () => setDialog('search');
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
          <IconButton label={t.search} aria-haspopup="dialog" onClick={openSearch}>
            <Search />
          </IconButton>
          <MenuDrawer {...props} />
        </div>
      </header>
      <SideNav {...props} onSearch={openSearch} />
      <PageContent texts={t} className={styles.content} />
      <Suspense>
        <ConsoleKeys
          role={props.user.role}
          areas={props.areas}
          searchKeys={SEARCH_KEYS}
          dialog={dialog}
          onDialog={setDialog}
        />
      </Suspense>
      <Suspense>
        <LeaveQuestion />
      </Suspense>
      <ToastHost label={t.notices} />
    </div>
  );
}

interface SideNavProps extends ConsoleShellProps {
  onSearch: () => void;
}

/** Side navigation on wide screens: the search, area links and the signed-in user. */
function SideNav({ areas, user, languageSwitch, onLogout, onSearch }: SideNavProps) {
  const t = useMessages(consoleShellMessages);
  return (
    <nav aria-label={t.navigation} className={styles.side}>
      <ul role="list" className={styles.links}>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            className={styles.link}
            onClick={onSearch}
          >
            <Search aria-hidden="true" />
            <span>{t.search}</span>
            <kbd aria-hidden="true" className={styles.keys}>
              {SEARCH_KEYS}
            </kbd>
          </button>
        </li>
        <AreaLinks areas={areas} className={styles.link} />
      </ul>
      <ul role="list" className={styles.out}>
        <li className={styles.who}>{`${user.firstName} ${user.lastName}`.trim() || user.email}</li>
        <ExitLinks className={styles.link} onLogout={onLogout} />
        <li className={styles.language}>{languageSwitch}</li>
      </ul>
    </nav>
  );
}
