import { isEmail } from '@smriti/shared/account/emails';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { signIn } from '#lib/session/sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { SecondFactorGate } from '#ui/fields/SecondFactorGate.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AuthPage, AlternativeLink, FailureNotice, VisitorsOnly } from './AuthPage';
import { readTextField } from './form-fields';
import { GoogleSignInButton } from './GoogleSignInButton';
import { authMessages, loginMessages } from './messages';
import { ReferralNote } from './ReferralNote';
import { type SignInAttempts, useSignInAttempts } from './use-sign-in-attempts';
import { type LoginState, useLoginState } from './use-login-state';

type Carried = Pick<LoginState, 'carried'>;

interface Credentials {
  email: string;
  password: string;
}

interface LoginFormProps extends Carried {
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/** First problem of the form; at most one is shown. */
function problemsOf({ email, password }: Credentials) {
  if (!isEmail(email)) return [{ field: 'email' }];
  return password === '' ? [{ field: 'password' }] : [];
}

function entered(form: HTMLFormElement): Credentials {
  return { email: readTextField(form, 'email'), password: readTextField(form, 'password') };
}

function LoginForm({ isBusy, onSubmit, carried }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const shared = useMessages(authMessages);
  const { problemOf, submit, clear } = useForm(problemsOf);
  const [email, setEmail] = useState(carried.email ?? '');
  return (
    <form
      noValidate
      className="stack gap-5 clear-of-header"
      onSubmit={(event) => submit(event, entered(event.currentTarget), onSubmit)}
      onInput={clear}
    >
      <TextField
        type="email"
        name="email"
        label={shared.email}
        defaultValue={carried.email}
        onChange={(event) => setEmail(event.target.value)}
        error={problemOf('email') ? shared.invalidEmail : undefined}
        autoComplete="email"
        inputMode="email"
        required
      />
      <div className="stack gap-2">
        <PasswordField
          name="password"
          label={shared.password}
          error={problemOf('password') ? shared.passwordRequired : undefined}
          showLabel={shared.showPassword}
          hideLabel={shared.hidePassword}
          autoComplete="current-password"
          required
        />
        <Link
          to="/forgot-password"
          state={{ ...carried, email }}
          className="justify-self-end thumb-link text-sm"
        >
          {t.forgot}
        </Link>
      </div>
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  );
}

/** Sign-in by password and with Google. */
function SignInMethods({
  enter,
  isBusy,
  carried,
}: Pick<SignInAttempts, 'enter' | 'isBusy'> & Carried) {
  const t = useMessages(loginMessages);
  return (
    <>
      <LoginForm
        isBusy={isBusy('form')}
        onSubmit={({ email, password }) => void enter('form', () => signIn(email, password))}
        carried={carried}
      />
      <GoogleSignInButton enter={enter} isBusy={isBusy} />
      <AlternativeLink>
        {t.noAccount}{' '}
        <Link to="/register" state={carried}>
          {t.register}
        </Link>
      </AlternativeLink>
    </>
  );
}

/** Text that says why the visitor was sent here from a page of customers. */
function reasonFor(path: string): 'reason' | 'reasonCanvas' | 'reasonAlbum' | 'reasonDesign' {
  if (path === '/create-product') return 'reasonDesign';
  if (path === '/uploadChoice') return 'reasonCanvas';
  return path.endsWith('/create-album') ? 'reasonAlbum' : 'reason';
}

/** Page /login (docs/rules.md#pages-2, docs/rules.md#pages-6). */
export default function LoginPage() {
  const t = useMessages(loginMessages);
  const shared = useMessages(authMessages);
  const { destination, referralCode, carried } = useLoginState();
  const { from } = carried;
  const { enter, isBusy, error } = useSignInAttempts(shared.failed);
  return (
    <VisitorsOnly destination={destination}>
      <AuthPage title={t.pageTitle} heading={t.heading} intro={t.intro}>
        {from && <InlineMessage tone="info">{t[reasonFor(from.pathname)]}</InlineMessage>}
        {referralCode && <ReferralNote code={referralCode} />}
        <FailureNotice message={error} />
        <SecondFactorGate>
          <SignInMethods enter={enter} isBusy={isBusy} carried={carried} />
        </SecondFactorGate>
      </AuthPage>
    </VisitorsOnly>
  );
}
