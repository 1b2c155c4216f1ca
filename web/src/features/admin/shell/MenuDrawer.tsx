import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { AreaLinks, type ConsoleShellProps } from './AreaLinks';
import styles from './MenuDrawer.module.css';
import { consoleShellMessages } from './messages';
import { ExitLinks } from './ExitLinks';

/** Menu of the areas on phones, opened by a button in the header. */
export function MenuDrawer({ areas, languageSwitch, onLogout }: ConsoleShellProps) {
  const t = useMessages(consoleShellMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t.openMenu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Sheet title={t.console} isOpen={isOpen} onOpenChange={setOpen} side="right">
        <nav aria-label={t.navigation}>
          <ul role="list" className="stack">
            <AreaLinks areas={areas} className={styles.link} onFollow={close} />
          </ul>
          <ul role="list" className="stack mt-6">
            <ExitLinks className={styles.link} onLogout={onLogout} />
          </ul>
        </nav>
        <div className="mt-6">{languageSwitch}</div>
      </Sheet>
    </>
  );
}
