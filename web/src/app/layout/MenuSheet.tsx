import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { InstallMenuItem } from '#ui/actions/InstallMenuItem.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { appMessages } from '../messages';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './MenuSheet.module.css';
import { useLoginLinkState } from './use-login-link-state';
import { useShopLinks } from './use-shop-links';
import { useLogout } from './use-logout';

interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  phone: string;
}

interface MenuLink {
  to: string;
  label: string;
  state?: object;
}

function useLinks(): MenuLink[] {
  const t = useMessages(appMessages);
  const { user } = useSession();
  const state = useLoginLinkState();
  const shop = useShopLinks();
  if (!user) {
    return [
      ...shop,
      { to: '/login', label: t.login, state },
      { to: '/register', label: t.register, state },
    ];
  }
  return [
    ...shop,
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
  const links = useLinks();
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
          {links.map(({ to, label, state: carried }) => (
            <li key={to}>
              <Link to={to} state={carried} onClick={close} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
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
