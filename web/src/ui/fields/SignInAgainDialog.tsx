import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { signInErrorText } from '#lib/session/provider-errors.ts';
import { useSecondFactorChallenge } from '#lib/session/second-factor-store.ts';
import { renewSignIn } from '#lib/session/session.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PasswordField } from './PasswordField';
import { SecondFactorGate } from './SecondFactorGate';

/** Texts of the dialog that asks for a recent sign-in (docs/rules.md#accounts-9). */
const signInAgainMessages = messageCatalogue('signInAgain', {
  title: 'Please log in once more',
  reason: 'So that nobody else can do this in your name.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  goOn: 'Continue',
  withGoogle: 'Continue with Google',
  checking: 'Checking...',
  close: 'Close',
  cancel: 'Cancel',
});

interface SignInAgainDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignedIn: () => void;
}

const provider = () => import('#lib/session/identity-provider.ts');

interface PasswordFormProps {
  hasPassword: boolean;
  isBusy: boolean;
  error: unknown;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** Form that asks for the password, or the Google button if the account has no password. */
function PasswordForm({ hasPassword, isBusy, error, onSubmit, onCancel }: PasswordFormProps) {
  const t = useMessages(signInAgainMessages);
  const [password, setPassword] = useState('');
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(password);
  }
  return (
    <form className="stack gap-5" onSubmit={submit}>
      {error !== null && <InlineMessage tone="error">{signInErrorText(error)}</InlineMessage>}
      {hasPassword && (
        <PasswordField
          label={t.password}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
      )}
      <div className="cluster gap-3 children-grow">
        <Button type="button" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="filled" isBusy={isBusy} busyLabel={t.checking}>
          {hasPassword ? t.goOn : t.withGoogle}
        </Button>
      </div>
    </form>
  );
}

/**
 * Dialog in which users confirm their identity by password or with Google; staff also by second
 * factor.
 */
export function SignInAgainDialog({ isOpen, onOpenChange, onSignedIn }: SignInAgainDialogProps) {
  const t = useMessages(signInAgainMessages);
  const { challenge } = useSecondFactorChallenge();
  const { data: hasPassword = true } = useQuery({
    queryKey: queryKeys['sign-in-method'].own(),
    queryFn: async () => (await provider()).hasPassword(),
    enabled: isOpen,
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (password: string) => renewSignIn(hasPassword ? password : null),
    onSuccess: onSignedIn,
  });
  function change(open: boolean): void {
    challenge?.cancel();
    if (isPending && !challenge) return;
    reset();
    onOpenChange(open);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={t.title}
      description={t.reason}
      closeLabel={t.close}
    >
      <SecondFactorGate onCancel={() => change(false)}>
        <PasswordForm
          hasPassword={hasPassword}
          isBusy={isPending}
          error={error}
          onSubmit={mutate}
          onCancel={() => change(false)}
        />
      </SecondFactorGate>
    </Dialog>
  );
}
