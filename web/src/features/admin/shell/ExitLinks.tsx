import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { consoleShellMessages } from './messages';

interface ExitLinksProps {
  className: string | undefined;
  onLogout: () => void;
}

/** Links that leave the console, as list items. */
export function ExitLinks({ className, onLogout }: ExitLinksProps) {
  const t = useMessages(consoleShellMessages);
  const links = [
    { to: '/', label: t.toShop, Icon: Store },
    { to: '/my-account', label: t.account, Icon: UserRound },
  ];
  return (
    <>
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} className={className}>
            <Icon aria-hidden="true" />
            <span>{label}</span>
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={className} onClick={onLogout} data-leaves-page>
          <LogOut aria-hidden="true" />
          <span>{t.logout}</span>
        </button>
      </li>
    </>
  );
}
