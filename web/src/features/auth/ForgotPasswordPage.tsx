import { isEmail } from '@smriti/shared/account/emails';
import { useMutation } from '@tanstack/react-query';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AuthPage, AlternativeLink, FailureNotice } from './AuthPage';
import { SuccessThenLogin } from './SuccessThenLogin';
import { readTextField } from './form-fields';
import { authFailureText } from './auth-failures';
import { authMessages, passwordResetMessages } from './messages';
import { useLoginState } from './use-login-state';

async function sendLink(email: string): Promise<void> {
  const { sendResetLink } = await import('#lib/session/identity-provider.ts');
  await sendResetLink(email);
}

function problemsOf(email: string) {
  return isEmail(email) ? [] : [{ field: 'email', isMissing: email === '' }];
}

interface ForgotFormProps {
  /** Email typed on the login page; undefined if none was typed. */
  email: string | undefined;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

function ForgotForm({ email, isBusy, onSubmit }: ForgotFormProps) {
  const t = useMessages(passwordResetMessages);
  const shared = useMessages(authMessages);
  const { problemOf, submit, clear } = useForm(problemsOf);
  const problem = problemOf('email');
  return (
    <form
      noValidate
      className="stack gap-5 clear-of-header"
      onSubmit={(event) => submit(event, readTextField(event.currentTarget, 'email'), onSubmit)}
      onInput={clear}
    >
      <TextField
        type="email"
        name="email"
        label={shared.email}
        defaultValue={email}
        error={problem && (problem.isMissing ? t.emailRequired : shared.invalidEmail)}
        autoComplete="email"
        inputMode="email"
        required
      />
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.sendingLink}>
        {t.sendLink}
      </Button>
    </form>
  );
}

/** Page /forgot-password (docs/rules.md#accounts-7). */
export default function ForgotPasswordPage() {
  const t = useMessages(passwordResetMessages);
  const { carried } = useLoginState();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendLink });
  return (
    <AuthPage title={t.forgotPageTitle} heading={t.forgotHeading} intro={t.forgotIntro}>
      {isSuccess ? (
        <SuccessThenLogin message={t.linkSent} />
      ) : (
        <>
          <FailureNotice message={error && authFailureText(error, t.linkFailed)} />
          <ForgotForm email={carried.email} isBusy={isPending} onSubmit={mutate} />
          <AlternativeLink>
            <Link to="/login" state={carried}>
              {t.backToLogin}
            </Link>
          </AlternativeLink>
        </>
      )}
    </AuthPage>
  );
}
