import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { AuthPage, FailureNotice } from './AuthPage';
import { SuccessThenLogin } from './SuccessThenLogin';
import { findResetLinkProblem, authFailureText } from './auth-failures';
import { authMessages, passwordResetMessages } from './messages';
import { NewPasswordForm } from './NewPasswordForm';

const provider = () => import('#lib/session/identity-provider.ts');

interface CodeProps {
  code: string;
}

/** Error page for an invalid link, with a way to request a new one. */
function InvalidLink({ message }: { message: string }) {
  const t = useMessages(passwordResetMessages);
  return (
    <div className="stack gap-5 justify-items-start">
      <FailureNotice message={message} />
      <ButtonLink to="/forgot-password" variant="filled">
        {t.askForNewLink}
      </ButtonLink>
    </div>
  );
}

/** Form that sets the new password; shown if the link was valid when the page opened. */
function ChangePassword({ code, email }: CodeProps & { email: string }) {
  const t = useMessages(passwordResetMessages);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (password: string) => (await provider()).setNewPassword(code, password),
  });
  if (isSuccess) return <SuccessThenLogin message={t.saved} />;
  const problem = findResetLinkProblem(error);
  if (problem) return <InvalidLink message={problem === 'expired' ? t.linkExpired : t.linkUsed} />;
  return (
    <>
      <FailureNotice message={error && authFailureText(error, t.saveFailed)} />
      <NewPasswordForm email={email} isBusy={isPending} onSubmit={mutate} />
    </>
  );
}

/** Checks the code of the link, then shows the form. */
function CheckedLink({ code }: CodeProps) {
  const t = useMessages(passwordResetMessages);
  const shared = useMessages(authMessages);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys['reset-code'].one(code),
    queryFn: async () => (await provider()).checkResetCode(code),
    retry: false,
    staleTime: Infinity,
  });
  if (data) return <ChangePassword code={code} email={data} />;
  if (!error) return <Loading label={shared.loading} />;
  const problem = findResetLinkProblem(error);
  if (problem) return <InvalidLink message={problem === 'expired' ? t.linkExpired : t.linkUsed} />;
  return (
    <FailureNotice
      message={t.linkUnchecked}
      action={
        <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}

/** Confirms the email address of an account, then leads to the dashboard. */
function ConfirmedEmail({ code }: CodeProps) {
  const t = useMessages(passwordResetMessages);
  const shared = useMessages(authMessages);
  const { isSuccess, error } = useQuery({
    queryKey: queryKeys['email-code'].one(code),
    queryFn: async () => {
      await (await provider()).confirmEmail(code);
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (isSuccess) return <Navigate to="/my-account/account-dashboard" replace />;
  if (error) return <FailureNotice message={t.emailLinkFailed} />;
  return <Loading label={shared.loading} />;
}

/**
 * Page /reset-password?oobCode=…, the target of links in the provider's mails
 * (docs/rules.md#accounts-7). A Firebase project has a single such URL; its `mode` parameter tells
 * password resets from email confirmations.
 */
export default function ResetPasswordPage() {
  const t = useMessages(passwordResetMessages);
  const [search] = useSearchParams();
  const code = search.get('oobCode');
  if (code && search.get('mode') === 'verifyEmail') {
    return (
      <AuthPage title={t.emailPageTitle} heading={t.emailHeading}>
        <ConfirmedEmail key={code} code={code} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t.resetPageTitle} heading={t.resetHeading}>
      {code ? <CheckedLink key={code} code={code} /> : <InvalidLink message={t.linkMissing} />}
    </AuthPage>
  );
}
