import { useMessages } from '#lib/language/i18n.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useAccountHeading } from './account-headings';
import { AccountShell } from './AccountShell';
import { accountMessages } from './messages';

/** Placeholder of an account page that is loading: shows the heading at its final position. */
export function AwaitedAccountPage() {
  const t = useMessages(accountMessages);
  const heading = useAccountHeading();
  return (
    <>
      {heading !== null && <PageHeading>{heading}</PageHeading>}
      <Loading label={t.loading} />
    </>
  );
}

/** Placeholder of the account area while the session is being checked. */
export default function AwaitedAccount() {
  return (
    <AccountShell isAwaited>
      <AwaitedAccountPage />
    </AccountShell>
  );
}
