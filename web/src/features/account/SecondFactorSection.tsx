import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { secondFactorMessages } from '#lib/session/second-factor-messages.ts';
import type { SecondFactorEnrolment } from '#lib/session/second-factor.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { SecondFactorForm } from '#ui/fields/SecondFactorForm.tsx';
import { SignInAgainDialog } from '#ui/fields/SignInAgainDialog.tsx';
import { AccountSection, SectionButtons } from './AccountSection';

async function provider() {
  const [{ firebaseAuth }, { hasSecondFactor, startSecondFactorEnrolment, isSignInTooOld }] =
    await Promise.all([
      import('#lib/session/identity-provider.ts'),
      import('#lib/session/second-factor.ts'),
    ]);
  return { firebaseAuth, hasSecondFactor, startSecondFactorEnrolment, isSignInTooOld };
}

const unconfirmed = z.object({ code: z.literal('auth/unverified-email') });

/** Whether the provider refused because the email address must be confirmed first. */
function isUnconfirmed(error: unknown): boolean {
  return unconfirmed.safeParse(error).success;
}

interface SetupProps {
  enrolment: SecondFactorEnrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** Setup dialog: the key for the authenticator app, and a field for a code that proves that it works. */
function Setup({ enrolment, onDone, onCancel }: SetupProps) {
  const t = useMessages(secondFactorMessages);
  const {
    mutate,
    isPending,
    isError,
    data: isRight,
  } = useMutation({
    mutationFn: (code: string) => enrolment.finish(code),
    onSuccess: (isDone) => {
      if (isDone) onDone();
    },
  });
  return (
    <>
      {isError && <InlineMessage tone="error">{t.failed}</InlineMessage>}
      <SecondFactorForm
        text={t.steps}
        isWrong={isRight === false}
        isBusy={isPending}
        onSubmit={mutate}
        onCancel={onCancel}
        submitLabel={t.turnOn}
        busyLabel={t.turningOn}
      >
        <p>
          <strong>{t.key({ key: enrolment.key.replace(/(.{4})(?=.)/g, '$1 ') })}</strong>
        </p>
        <p>
          <a href={enrolment.link}>{t.open}</a>
        </p>
      </SecondFactorForm>
    </>
  );
}

/** Mutation that starts the setup, after a fresh sign-in if the provider requires one. */
function useSetup() {
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const begin = useMutation({
    mutationFn: async () => {
      const { firebaseAuth, startSecondFactorEnrolment, isSignInTooOld } = await provider();
      try {
        setEnrolment(await startSecondFactorEnrolment(firebaseAuth));
      } catch (error) {
        if (!isSignInTooOld(error)) throw error;
        setAsking(true);
      }
    },
  });
  const signIn = {
    isOpen: isAsking,
    onOpenChange: setAsking,
    onSignedIn() {
      setAsking(false);
      begin.mutate();
    },
  };
  return { enrolment, end: () => setEnrolment(null), begin, signIn };
}

/** Whether the account has a second factor, and the placeholder or error while that is unknown. */
function useFactorState(uid: string) {
  const t = useMessages(secondFactorMessages);
  const {
    data: isOn,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: queryKeys['second-factor'].own(uid),
    queryFn: async () => {
      const { firebaseAuth, hasSecondFactor } = await provider();
      return hasSecondFactor(firebaseAuth);
    },
  });
  if (isOn !== undefined) return { isOn, unknown: null };
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  );
  const unknown = isError ? (
    <InlineMessage tone="error" action={retry}>
      {t.stateFailed}
    </InlineMessage>
  ) : (
    <Loading label={t.loading} />
  );
  return { isOn: null, unknown };
}

/** Setup of an authenticator app for staff (docs/rules.md#accounts-11). */
export function SecondFactorSection({ uid }: { uid: string }) {
  const t = useMessages(secondFactorMessages);
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { isOn, unknown } = useFactorState(uid);
  const { enrolment, end, begin, signIn } = useSetup();
  function finish(): void {
    end();
    setDone(true);
    void queries.invalidateQueries({ queryKey: queryKeys['second-factor'].own(uid) });
  }
  return (
    <AccountSection title={t.heading} text={t.why}>
      {unknown}
      {begin.isError && (
        <InlineMessage tone="error">
          {isUnconfirmed(begin.error) ? t.unconfirmed : t.failed}
        </InlineMessage>
      )}
      {isDone && (
        <InlineMessage tone="success" isAlert>
          {t.done}
        </InlineMessage>
      )}
      {isOn && !isDone && <InlineMessage tone="success">{t.isOn}</InlineMessage>}
      {enrolment && <Setup enrolment={enrolment} onDone={finish} onCancel={end} />}
      {isOn === false && !isDone && !enrolment && (
        <SectionButtons>
          <Button isBusy={begin.isPending} busyLabel={t.beginning} onClick={() => begin.mutate()}>
            {t.begin}
          </Button>
        </SectionButtons>
      )}
      <SignInAgainDialog {...signIn} />
    </AccountSection>
  );
}
