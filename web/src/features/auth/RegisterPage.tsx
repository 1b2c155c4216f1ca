import { useMessages } from '#lib/language/i18n.ts';
import { registerAccount } from '#lib/session/sign-in.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { Link } from '#ui/actions/Link.tsx';
import { SecondFactorGate } from '#ui/fields/SecondFactorGate.tsx';
import { AuthPage, AlternativeLink, FailureNotice, VisitorsOnly } from './AuthPage';
import { GoogleSignInButton } from './GoogleSignInButton';
import { registerMessages } from './messages';
import { ReferralNote } from './ReferralNote';
import { RegisterForm } from './RegisterForm';
import { useSignInAttempts } from './use-sign-in-attempts';
import { useLoginState } from './use-login-state';

/** Page /register (docs/rules.md#pages-6). */
export default function RegisterPage() {
  const t = useMessages(registerMessages);
  const { destination, referralCode, carried } = useLoginState();
  const { enter, isBusy, error } = useSignInAttempts(t.failed);
  const terms = useShopTerms();
  return (
    <VisitorsOnly destination={destination}>
      <AuthPage title={t.pageTitle} heading={t.heading} intro={t.intro}>
        {referralCode && <ReferralNote code={referralCode} />}
        <FailureNotice message={error} />
        <SecondFactorGate>
          <RegisterForm
            minimumAge={terms?.minimum_age}
            isBusy={isBusy('form')}
            onSubmit={(registration) => void enter('form', () => registerAccount(registration))}
          />
          <GoogleSignInButton enter={enter} isBusy={isBusy} />
          <AlternativeLink>
            {t.hasAccount}{' '}
            <Link to="/login" state={carried}>
              {t.login}
            </Link>
          </AlternativeLink>
        </SecondFactorGate>
      </AuthPage>
    </VisitorsOnly>
  );
}
