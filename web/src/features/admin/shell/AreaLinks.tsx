import { NavLink } from '#ui/actions/Link.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import type { Area } from '../areas';
import { shellMessages } from './messages';

interface AreaLinksProps {
  areas: readonly Area[];
  className: string | undefined;
  onFollow?: () => void;
}

/** Links to the areas, as list items. */
export function AreaLinks({ areas, className, onFollow }: AreaLinksProps) {
  const t = useMessages(shellMessages);
  return areas.map(({ name, path, Icon }) => (
    <li key={path}>
      <NavLink to={`/admin/${path}`} className={className} onClick={onFollow}>
        <Icon aria-hidden="true" />
        <span>{t[name]}</span>
      </NavLink>
    </li>
  ));
}
