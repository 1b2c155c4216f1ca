import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { InstallMenuItem } from '#ui/actions/InstallMenuItem.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { appMessages } from '../messages';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './MenuSheet.module.css';
import { occasionMessages } from './occasion-messages';
import { useLoginLinkState } from './use-login-link-state';
import { useOccasionLinks } from './use-occasion-links';
import { type ShopLink, useKindLinks } from './use-shop-links';
import { useLogout } from './use-logout';

interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  phone: string;
}

interface MenuLink extends ShopLink {
  state?: object;
}

function useAccountLinks(): MenuLink[] {
  const t = useMessages(appMessages);
  const { user } = useSession();
  const state = useLoginLinkState();
  if (!user) {
    return [
      { to: '/login', label: t.login, state },
      { to: '/register', label: t.register, state },
    ];
  }
  return [
    { to: '/my-account/account-dashboard', label: t.account },
    { to: '/my-account/cart', label: t.myCart },
  ];
}

/** Slide-out menu on phones; loaded when it is first opened. */
export default function MenuSheet({ isOpen, onOpenChange, phone }: MenuSheetProps) {
  const t = useMessages(appMessages);
  const { user } = useSession();
  const logout = useLogout();
  const close = () => {
    onOpenChange(false);
  };
  const accountLinks = useAccountLinks();
  const kinds = useKindLinks();
  const shopLinks = [
    { to: '/products', label: t.products },
    ...kinds,
    { to: '/create-album', label: t.createAlbum },
  ];
  return (
    <Sheet
      title={t.menu}
      closeLabel={t.closeMenu}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="left"
    >
      <nav aria-label={t.mainNavigation}>
        <ul role="list">
          <LinkItems links={shopLinks} onFollow={close} />
        </ul>
        <Occasions onFollow={close} />
        <ul role="list">
          <LinkItems links={accountLinks} onFollow={close} />
          <InstallMenuItem className={styles.link} onTaken={close} />
          {user && (
            <li>
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  close();
                  void logout();
                }}
              >
                {t.logout}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className="mt-6">
        <LanguageSwitch />
      </div>
      <p className="stack gap-1 mt-8 muted">
        {t.talkToUs}
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="tabular">
          {phone}
        </a>
      </p>
    </Sheet>
  );
}

function LinkItems({ links, onFollow }: { links: readonly MenuLink[]; onFollow: () => void }) {
  return links.map(({ to, label, state }) => (
    <li key={to}>
      <Link to={to} state={state} onClick={onFollow} className={styles.link}>
        {label}
      </Link>
    </li>
  ));
}

/** Links to the occasions, for all kinds of product. */
function Occasions({ onFollow }: { onFollow: () => void }) {
  const t = useMessages(occasionMessages);
  const occasions = useOccasionLinks(null);
  return (
    <>
      <h2 id="menu-occasions" className={cx('text-sm muted', styles.heading)}>
        {t.heading}
      </h2>
      <ul role="list" aria-labelledby="menu-occasions" className={styles.occasions}>
        {occasions.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} className={styles.occasion}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
