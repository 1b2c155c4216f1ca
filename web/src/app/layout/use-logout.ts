import { useNavigate } from 'react-router-dom';
import { showToast } from '../../components/feedback/toast';
import { useMessages } from '../../lib/i18n';
import { logFailure } from '../../lib/log';
import { queryClient } from '../../lib/query';
import { signOut } from '../../lib/session/session';
import { appMessages } from '../messages';

/** Signs out and goes to /login; says so when the provider cannot. */
export function useLogout(): () => Promise<void> {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      queryClient.clear();
      await navigate('/login');
    } catch (error) {
      logFailure('Sign-out failed', error);
      showToast('error', t.logoutFailed);
    }
  };
}
