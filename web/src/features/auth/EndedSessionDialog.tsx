import { type SubmitEvent, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { signIn } from '#lib/session/sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { SecondFactorGate } from '#ui/fields/SecondFactorGate.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FailureNotice } from './AuthPage';
import { GoogleSignInButton } from './GoogleSignInButton';
import { authMessages, endedSessionMessages, loginMessages } from './messages';
import { type SignInAttempts, useSignInAttempts } from './use-sign-in-attempts';

type Attempts = Pick<SignInAttempts, 'enter' | 'isBusy'>;

/** Form with the fixed email of the page's user and the password. */
function PasswordForm({ enter, isBusy }: Attempts) {
  const t = useMessages(loginMessages);
  const shared = useMessages(authMessages);
  const email = useSession(({ user }) => user?.email ?? '');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') void enter('form', () => signIn(email, password));
  }
  return (
    <form noValidate className="stack gap-4" onSubmit={submit}>
      <TextField
        type="email"
        label={shared.email}
        value={email}
        readOnly
        tabIndex={-1}
        autoComplete="username"
      />
      <PasswordField
        label={shared.password}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? shared.passwordRequired : undefined}
        showLabel={shared.showPassword}
        hideLabel={shared.hidePassword}
        autoComplete="current-password"
        required
      />
      <Button
        type="submit"
        variant="filled"
        isWide
        isBusy={isBusy('form')}
        busyLabel={t.submitting}
      >
        {t.submit}
      </Button>
    </form>
  );
}

/**
 * Dialog in which the user of a page signs in again after the session has ended; the page then goes on
 * (docs/rules.md#accounts-4).
 */
export function EndedSessionDialog({ onLeave }: { onLeave: () => void }) {
  const t = useMessages(endedSessionMessages);
  const shared = useMessages(authMessages);
  const { enter, isBusy, error } = useSignInAttempts(shared.failed);
  return (
    <Dialog
      isOpen
      onOpenChange={onLeave}
      title={t.title}
      description={t.signInAgain}
      closeLabel={null}
    >
      <div className="stack gap-4">
        <FailureNotice message={error} />
        <SecondFactorGate>
          <PasswordForm enter={enter} isBusy={isBusy} />
          <GoogleSignInButton enter={enter} isBusy={isBusy} />
        </SecondFactorGate>
        <Button variant="quiet" isWide onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </Dialog>
  );
}
