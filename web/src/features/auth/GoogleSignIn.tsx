import { Button } from '../../components/actions/Button';
import { useMessages } from '../../lib/language/i18n';
import { GoogleMark } from './GoogleMark';
import styles from './GoogleSignIn.module.css';
import { authMessages } from './messages';

interface GoogleSignInProps {
  isBusy: boolean;
  onPress: () => void;
}

/** The other way in, below the form. */
export function GoogleSignIn({ isBusy, onPress }: GoogleSignInProps) {
  const t = useMessages(authMessages);
  return (
    <div className={styles.other}>
      <p className={styles.or}>{t.or}</p>
      <Button
        isWide
        isBusy={isBusy}
        busyLabel={t.googleWaiting}
        icon={<GoogleMark />}
        onClick={onPress}
      >
        {t.google}
      </Button>
    </div>
  );
}
