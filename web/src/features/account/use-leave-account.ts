import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '#lib/log.ts';
import { forgetUser } from '#lib/session/forget-user.ts';
import { signOut } from '#lib/session/session.ts';

/** Returns a function that signs out on this device, after the server has ended all sessions. */
export function useLeaveAccount(uid: string): (path: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (path) => {
    await signOut().catch((error: unknown) => logFailure('Sign-out failed', error));
    queries.clear();
    await navigate(path);
    await forgetUser(uid);
  };
}
