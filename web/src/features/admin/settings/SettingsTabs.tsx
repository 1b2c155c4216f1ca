import { useMessages } from '#lib/language/i18n.ts';
import { NavLink } from '#ui/actions/Link.tsx';
import { settingsMessages } from './settings-messages';
import styles from './SettingsTabs.module.css';

export function SettingsTabs() {
  const t = useMessages(settingsMessages);
  return (
    <nav aria-label={t.pages} className={styles.tabs}>
      <NavLink to="/admin/settings" end>
        {t.shop}
      </NavLink>
      <NavLink to="/admin/settings/carriers">{t.carriers}</NavLink>
      <NavLink to="/admin/settings/closings">{t.closings}</NavLink>
      <NavLink to="/admin/settings/pause">{t.pause}</NavLink>
      <NavLink to="/admin/settings/output-profile">{t.outputProfile}</NavLink>
    </nav>
  );
}
