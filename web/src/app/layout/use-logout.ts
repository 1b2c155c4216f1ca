import { useNavigate } from 'react-router-dom';
import { queryClient } from '#lib/api/query-client.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { runTasksBeforeSignOut } from '#lib/session/before-sign-out.ts';
import { forgetUser } from '#lib/session/forget-user.ts';
import { useSession } from '#lib/session/session-store.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { appMessages } from '../messages';

/** Returns a function that signs out and goes to /login; shows an error when signing out fails. */
export function useLogout(): () => Promise<void> {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  return async () => {
    try {
      await runTasksBeforeSignOut();
      const uid = useSession.getState().user?.id;
      const { signOut } = await import('#lib/session/session.ts');
      await signOut();
      queryClient.clear();
      await navigate('/login');
      // Local data is deleted only after the studio has been left, because the studio saves its
      // draft until then.
      if (uid !== undefined) await forgetUser(uid);
    } catch (error) {
      logFailure('Sign-out failed', error);
      showToast('error', t.logoutFailed);
    }
  };
}
