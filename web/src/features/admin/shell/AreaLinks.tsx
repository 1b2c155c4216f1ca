import type { User } from '@smriti/shared/account/users';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { NavLink } from '#ui/actions/Link.tsx';
import type { ConsoleArea } from '../console-areas';
import { consoleShellMessages } from './messages';

interface AreaLinksProps {
  areas: readonly ConsoleArea[];
  className: string | undefined;
  onFollow?: () => void;
}

/** Links to the areas, as list items. */
export function AreaLinks({ areas, className, onFollow }: AreaLinksProps) {
  const t = useMessages(consoleShellMessages);
  return areas.map(({ name, path, Icon }) => (
    <li key={path}>
      <NavLink to={`/admin/${path}`} className={className} onClick={onFollow}>
        <Icon aria-hidden="true" />
        <span>{t[name]}</span>
      </NavLink>
    </li>
  ));
}

export interface ConsoleShellProps {
  /** Areas that the user's role may see. */
  areas: readonly ConsoleArea[];
  user: User;
  languageSwitch: ReactNode;
  onLogout: () => void;
}
