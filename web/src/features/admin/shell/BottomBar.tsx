import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Sheet } from '../../../components/feedback/Sheet';
import { stickyBar } from '../../../components/layout/sticky-bar';
import { useMessages } from '../../../lib/i18n';
import { AreaLinks } from './AreaLinks';
import styles from './BottomBar.module.css';
import { shellMessages } from './messages';
import type { ShellProps } from './shell-props';
import { WaysOut } from './WaysOut';

/** Links beside which 'More' has room at 320 px. */
const SHOWN = 4;

/** The areas of phones: the first ones within reach of the thumb, the others in a drawer. */
export function BottomBar({ areas, user, onLogout }: ShellProps) {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav ref={stickyBar} aria-label={t.navigation} className={styles.bar}>
      <ul role="list" className={styles.links}>
        <AreaLinks areas={areas.slice(0, SHOWN)} className={styles.link} />
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.link}
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden="true" />
            <span>{t.more}</span>
          </button>
        </li>
      </ul>
      <Sheet
        title={t.moreTitle}
        closeLabel={t.close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="bottom"
      >
        <ul role="list" className={styles.more}>
          <AreaLinks areas={areas.slice(SHOWN)} className={styles.row} onFollow={close} />
          <WaysOut role={user.role} className={styles.row} onLogout={onLogout} />
        </ul>
      </Sheet>
    </nav>
  );
}
