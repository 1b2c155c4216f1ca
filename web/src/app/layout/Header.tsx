import { Menu as MenuIcon, Phone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Logo } from '#ui/layout/Logo.tsx';
import { appMessages } from '../messages';
import styles from './Header.module.css';
import { SearchBox } from './SearchBox';
import { useLoginLinkState } from './use-login-link-state';

/** Loads the navigation for signed-in users, which visitors do not need. */
const fetchSignedInNav = async () => ({ default: (await import('./SignedInNav')).SignedInNav });
const SignedInNav = lazy(fetchSignedInNav);
// Preloads the navigation for returning users while the page starts.
if (useSession.getState().user) fetchSignedInNav().catch(() => undefined);
const MenuSheet = lazy(() => {
  // Loads the dialog code in parallel with the menu, to save a round trip. The menu itself reports
  // a failure.
  import('#ui/dialogs/ModalLayer.tsx').catch(() => undefined);
  return import('./MenuSheet');
});

/** Header of all pages (docs/rules.md#pages-1). */
export function Header() {
  const t = useMessages(appMessages);
  const { phone } = useContact();
  const { user } = useSession();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const openMenu = () => {
    setMenuOpened(true);
    setMenuOpen(true);
  };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton label={t.openMenu} className={styles.menuButton} onClick={openMenu}>
          <MenuIcon />
        </IconButton>
        <Link to="/" aria-label={t.home} className={styles.logo}>
          <Logo />
        </Link>
        <SearchBox />
        <a href={`tel:${phone.replace(/\s/g, '')}`} className={styles.phone}>
          <Phone />
          <span>
            <small>{t.talkToUs}</small>
            <span className="tabular">{phone}</span>
          </span>
        </a>
        {user ? (
          <FailureBoundary message={t.pageBroke} action={t.reload}>
            <Suspense fallback={<div className={styles.awaited} />}>
              <SignedInNav firstName={user.firstName} picture={user.profile_url} />
            </Suspense>
          </FailureBoundary>
        ) : (
          <SignedOut />
        )}
      </div>
      {wasMenuOpened && (
        <FailureBoundary message={t.pageBroke} action={t.reload}>
          <Suspense>
            <MenuSheet isOpen={isMenuOpen} onOpenChange={setMenuOpen} phone={phone} />
          </Suspense>
        </FailureBoundary>
      )}
    </header>
  );
}

function SignedOut() {
  const t = useMessages(appMessages);
  const state = useLoginLinkState();
  // The session is known now: removes the attribute that hides the login links
  // (early/page-start.ts).
  useEffect(() => {
    delete document.documentElement.dataset.known;
  }, []);
  return (
    <nav
      aria-label={t.account}
      className={cx('row gap-2 items-center relative', styles.entrances)}
      data-entrances
    >
      <ButtonLink to="/login" state={state} size="small" variant="quiet">
        {t.login}
      </ButtonLink>
      <ButtonLink to="/register" state={state} size="small">
        {t.register}
      </ButtonLink>
    </nav>
  );
}
