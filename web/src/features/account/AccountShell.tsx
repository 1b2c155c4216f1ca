import type { ReactNode } from 'react';
import { AccountMenu } from './AccountMenu';
import styles from './AccountShell.module.css';

/** Layout of the account area: the menu beside the page, on phones above it. */
export function AccountShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <AccountMenu />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
