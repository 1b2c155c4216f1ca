import { useMessages } from '#lib/language/i18n.ts';
import { secondFactorMessages } from '#lib/session/second-factor-messages.ts';
import type { SecondFactorChallenge } from '#lib/session/second-factor-store.ts';
import { SecondFactorForm } from './SecondFactorForm';

/** Field for the second-factor code of a pending sign-in. */
export default function SecondFactorChallengeForm({
  challenge,
}: {
  challenge: SecondFactorChallenge;
}) {
  const t = useMessages(secondFactorMessages);
  return (
    <SecondFactorForm
      text={t.ask}
      isWrong={challenge.isWrong}
      isBusy={challenge.isChecking}
      onSubmit={challenge.answer}
      onCancel={challenge.cancel}
      submitLabel={t.submit}
      busyLabel={t.checking}
    />
  );
}
