import { Loading } from '../../ui/feedback/Loading';
import { PageHeading } from '../../ui/layout/PageHeading';
import { useMessages } from '../../lib/language/i18n';
import { useAccountHeading } from './account-headings';
import { AccountShell } from './AccountShell';
import { accountMessages } from './messages';

/** A page of the account area before it is there: its heading alone, in its place. */
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

/** The account area before it is known whose it is. */
export default function AwaitedAccount() {
  return (
    <AccountShell>
      <AwaitedAccountPage />
    </AccountShell>
  );
}
