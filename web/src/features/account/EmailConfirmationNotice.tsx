import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { emailConfirmationMessages } from './messages';

const provider = () => import('#lib/session/identity-provider.ts');
const PAUSE_MS = 60_000;

/**
 * Notice that the email address is unconfirmed, with a button that sends the link again, at most
 * once a minute.
 */
export function EmailConfirmationNotice() {
  const t = useMessages(emailConfirmationMessages);
  const user = useSession((session) => session.user);
  const [isPausing, setPausing] = useState(false);
  const { data: isConfirmed = true } = useQuery({
    queryKey: queryKeys['email-confirmed'].own(user?.uid),
    queryFn: async () => (await provider()).isEmailConfirmed(),
  });
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: async () => (await provider()).sendConfirmationLink(),
    onSuccess: () => setPausing(true),
  });
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(() => setPausing(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPausing]);
  if (isConfirmed || !user) return null;
  return (
    <InlineMessage
      tone={isError ? 'error' : 'info'}
      action={
        <Button
          size="small"
          disabled={isPausing}
          isBusy={isPending}
          busyLabel={t.sending}
          onClick={() => mutate()}
        >
          {t.sendAgain}
        </Button>
      }
    >
      {isError && t.sendFailed}
      {!isError && (isSuccess ? t.sent : t.unconfirmed)({ email: user.email })}
    </InlineMessage>
  );
}
