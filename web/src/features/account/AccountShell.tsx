import type { ReactNode } from 'react';
import { AccountMenu } from './AccountMenu';
import styles from './AccountShell.module.css';

interface AccountShellProps {
  /** Whether the session is still being checked. */
  isAwaited?: boolean;
  children: ReactNode;
}

/** Layout of the account area: the menu beside the page, above it on phones. */
export function AccountShell({ isAwaited = false, children }: AccountShellProps) {
  return (
    <div className={styles.shell}>
      <AccountMenu isAwaited={isAwaited} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
