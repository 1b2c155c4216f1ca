import { isStrongPassword } from '@smriti/shared/account/user-validation';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { readTextField } from './form-fields';
import { authMessages, passwordResetMessages } from './messages';

interface NewPasswordFormProps {
  /** Email of the account, displayed and read by password managers. */
  email: string;
  isBusy: boolean;
  onSubmit: (password: string) => void;
}

interface Passwords {
  password: string;
  repeated: string;
}

/** First problem of the form; at most one is shown. */
function problemsOf({ password, repeated }: Passwords) {
  if (!isStrongPassword(password)) return [{ field: 'password' }];
  return password === repeated ? [] : [{ field: 'repeated' }];
}

function entered(form: HTMLFormElement): Passwords {
  return { password: readTextField(form, 'password'), repeated: readTextField(form, 'repeated') };
}

/** Form for a new password, typed twice, with the same rule as in registration. */
export function NewPasswordForm({ email, isBusy, onSubmit }: NewPasswordFormProps) {
  const t = useMessages(passwordResetMessages);
  const shared = useMessages(authMessages);
  const { problemOf, submit, clear } = useForm(problemsOf);
  const toggle = { showLabel: shared.showPassword, hideLabel: shared.hidePassword };
  return (
    <form
      noValidate
      className="stack gap-5 clear-of-header"
      onSubmit={(event) =>
        submit(event, entered(event.currentTarget), ({ password }) => onSubmit(password))
      }
      onInput={clear}
    >
      <p>{t.resetIntro({ email })}</p>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...toggle}
        name="password"
        label={t.newPassword}
        hint={shared.passwordHint}
        error={problemOf('password') ? shared.weakPassword : undefined}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...toggle}
        name="repeated"
        label={t.repeatPassword}
        error={problemOf('repeated') ? t.mismatch : undefined}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}
