import { useMessages } from '#lib/language/i18n.ts';
import { signInWithGoogle } from '#lib/session/sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import styles from './GoogleSignInButton.module.css';
import { authMessages } from './messages';
import type { SignInAttempts } from './use-sign-in-attempts';

/** Button that signs in with Google. */
export function GoogleSignInButton({ enter, isBusy }: Pick<SignInAttempts, 'enter' | 'isBusy'>) {
  const t = useMessages(authMessages);
  const signIn = () => signInWithGoogle(() => showToast('info', t.reclaimed));
  return (
    <div className="stack gap-4">
      <p className={styles.or}>{t.or}</p>
      <Button
        isWide
        isBusy={isBusy('google')}
        busyLabel={t.googleWaiting}
        icon={<GoogleMark />}
        onClick={() => void enter('google', signIn)}
      >
        {t.google}
      </Button>
    </div>
  );
}

/** Google's logo in its own colours, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12.2c-.2 2-1.6 5-4.5 7.1l7 5.4c4.1-3.9 6.4-9.4 6.4-15.8z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.6-5.4l-7-5.4c-1.8 1.3-4.3 2.2-7.6 2.2-5.8 0-10.7-3.8-12.4-9.1l-7.2 5.6C8.1 41.2 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.6 28.3c-.5-1.4-.7-2.8-.7-4.3s.3-2.9.7-4.3l-7.3-5.6C2.8 17.1 2 20.5 2 24s.8 6.9 2.3 9.9z"
      />
      <path
        fill="#ea4335"
        d="M24 10.6c4.1 0 6.9 1.8 8.5 3.3l6.2-6.1C34.9 4.2 29.9 2 24 2 15.4 2 8.1 6.8 4.3 14.1l7.3 5.6C13.3 14.4 18.2 10.6 24 10.6z"
      />
    </svg>
  );
}
