import { endSessions } from '@smriti/shared/account/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { AccountSection, SectionButtons } from './AccountSection';
import { accountDataMessages } from './messages';
import { useLeaveAccount } from './use-leave-account';

/** Ends all sessions of the account, e.g. one that is still open on a shared device. */
export function EndSessionsSection({ uid }: { uid: string }) {
  const t = useMessages(accountDataMessages);
  const leave = useLeaveAccount(uid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await callApi(endSessions, {});
      await leave('/login');
    },
  });
  return (
    <AccountSection title={t.endSessions} text={t.endSessionsText}>
      {error && (
        <InlineMessage tone="error">{apiErrorMessage(error) ?? t.endSessionsFailed}</InlineMessage>
      )}
      <SectionButtons>
        <Button isBusy={isPending} busyLabel={t.endingSessions} onClick={() => mutate()}>
          {t.endSessions}
        </Button>
      </SectionButtons>
    </AccountSection>
  );
}
