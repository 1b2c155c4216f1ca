import { Link } from 'react-router-dom';
import { Sheet } from '../../components/Sheet';
import { useMessages } from '../../lib/i18n';
import { useSession } from '../../lib/session/session-store';
import { appMessages } from '../messages';
import styles from './MenuSheet.module.css';
import { useLogout } from './use-logout';
import { useReferralState } from './use-referral-state';

interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  phone: string;
}

/** The slide-out menu of phones; fetched when it is first opened. */
export default function MenuSheet({ isOpen, onOpenChange, phone }: MenuSheetProps) {
  const t = useMessages(appMessages);
  const { user } = useSession();
  const logout = useLogout();
  const referral = useReferralState();
  const close = () => {
    onOpenChange(false);
  };
  const signedOut = [
    { to: '/login', label: t.login },
    { to: '/register', label: t.register },
  ];
  const signedIn = [
    { to: '/my-account/account-dashboard', label: t.account },
    { to: '/my-account/cart', label: t.myCart },
  ];
  const links = [{ to: '/products', label: t.products }, ...(user ? signedIn : signedOut)];
  return (
    <Sheet
      title={t.menu}
      closeLabel={t.closeMenu}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="left"
    >
      <nav aria-label={t.mainNavigation}>
        <ul role="list" className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} state={referral} onClick={close} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
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
      <p className={styles.phone}>
        {t.talkToUs}
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="tabular">
          {phone}
        </a>
      </p>
    </Sheet>
  );
}
