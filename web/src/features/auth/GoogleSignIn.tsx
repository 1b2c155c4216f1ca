import { useMessages } from '#lib/language/i18n.ts';
import { signInWithGoogle } from '#lib/session/sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleSignIn.module.css';
import { authMessages } from './messages';
import type { Entrance } from './use-entrance';

/** Button for signing in with Google, below the form. */
export function GoogleSignIn({ enter, isBusy }: Pick<Entrance, 'enter' | 'isBusy'>) {
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
