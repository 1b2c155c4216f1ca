import type { ReactNode } from 'react';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useAccountHeading } from './account-headings';
import { AccountMenu } from './AccountMenu';
import styles from './AccountShell.module.css';

/** Placeholder of an account page that is loading: shows the heading at its final position. */
export function AccountPagePlaceholder() {
  const heading = useAccountHeading();
  return (
    <>
      {heading !== null && <PageHeading>{heading}</PageHeading>}
      <Loading />
    </>
  );
}

/** Placeholder of the account area while the session is being checked. */
export default function AccountAreaPlaceholder() {
  return (
    <AccountShell isSessionPending>
      <AccountPagePlaceholder />
    </AccountShell>
  );
}

interface AccountShellProps {
  /** Whether the session is still being checked. */
  isSessionPending?: boolean;
  children: ReactNode;
}

/** Layout of the account area: the menu next to the page, above it on phones. */
export function AccountShell({ isSessionPending = false, children }: AccountShellProps) {
  return (
    <div className={styles.shell}>
      <AccountMenu isSessionPending={isSessionPending} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
