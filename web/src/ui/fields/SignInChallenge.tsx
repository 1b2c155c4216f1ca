import { useMessages } from '../../lib/language/i18n';
import { secondFactorMessages } from '../../lib/session/second-factor-messages';
import type { Challenge } from '../../lib/session/second-factor-store';
import { SecondFactorForm } from './SecondFactorForm';

/** The field for the code that a sign-in waits for. */
export default function SignInChallenge({ challenge }: { challenge: Challenge }) {
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
