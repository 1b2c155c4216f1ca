import { isStrongPassword } from '@smriti/shared/account/user-validation';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/actions/Button';
import { PasswordField } from '../../components/fields/PasswordField';
import { useMessages } from '../../lib/i18n';
import { enteredText, focusField } from './entered';
import form from './form.module.css';
import { authMessages, passwordMessages } from './messages';

interface NewPasswordFormProps {
  /** Whose password it is: shown, and told to password managers. */
  email: string;
  isBusy: boolean;
  onSubmit: (password: string) => void;
}

function problemOf(password: string, repeated: string): 'password' | 'repeated' | null {
  if (!isStrongPassword(password)) return 'password';
  return password === repeated ? null : 'repeated';
}

/** The new password, twice, by the rule of the register form. */
export function NewPasswordForm({ email, isBusy, onSubmit }: NewPasswordFormProps) {
  const t = useMessages(passwordMessages);
  const shared = useMessages(authMessages);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  const toggle = { showLabel: shared.showPassword, hideLabel: shared.hidePassword };

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = enteredText(event.currentTarget, 'password');
    const found = problemOf(password, enteredText(event.currentTarget, 'repeated'));
    setProblem(found);
    if (found) focusField(event.currentTarget, found);
    else onSubmit(password);
  }

  return (
    <form noValidate className={form.form} onSubmit={submit} onInput={() => setProblem(null)}>
      <p>{t.resetIntro({ email })}</p>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...toggle}
        name="password"
        label={t.newPassword}
        hint={shared.passwordHint}
        error={problem === 'password' ? shared.weakPassword : undefined}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...toggle}
        name="repeated"
        label={t.repeatPassword}
        error={problem === 'repeated' ? t.mismatch : undefined}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}
