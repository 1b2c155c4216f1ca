import { useMessages } from '#lib/language/i18n.ts';
import { AreaLinks, type ShellProps } from './AreaLinks';
import { shellMessages } from './messages';
import styles from './SideNav.module.css';
import { WaysOut } from './WaysOut';

/** Side navigation on wide screens: area links and the signed-in user. */
export function SideNav({ areas, user, onLogout }: ShellProps) {
  const t = useMessages(shellMessages);
  return (
    <nav aria-label={t.navigation} className={styles.side}>
      <ul role="list" className={styles.links}>
        <AreaLinks areas={areas} className={styles.link} />
      </ul>
      <ul role="list" className={styles.out}>
        <li className={styles.who}>{`${user.firstName} ${user.lastName}`.trim() || user.email}</li>
        <WaysOut role={user.role} className={styles.link} onLogout={onLogout} />
      </ul>
    </nav>
  );
}
