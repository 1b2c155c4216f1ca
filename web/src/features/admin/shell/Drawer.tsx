import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { AreaLinks, type ShellProps } from './AreaLinks';
import styles from './Drawer.module.css';
import { shellMessages } from './messages';
import { WaysOut } from './WaysOut';

/** Menu of the areas on phones, opened by a button in the header. */
export function Drawer({ areas, user, onLogout }: ShellProps) {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t.openMenu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Sheet
        title={t.console}
        closeLabel={t.close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="right"
      >
        <nav aria-label={t.navigation}>
          <ul role="list" className="stack">
            <AreaLinks areas={areas} className={styles.link} onFollow={close} />
          </ul>
          <ul role="list" className="stack mt-6">
            <WaysOut role={user.role} className={styles.link} onLogout={onLogout} />
          </ul>
        </nav>
      </Sheet>
    </>
  );
}
