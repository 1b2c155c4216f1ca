import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../../lib/log';
import { queryClient } from '../../lib/query';
import { signOut } from '../../lib/session/session';

/** Signs out and goes to /login; `hasFailed` when the provider could not. */
export function useLogout(): { logout: () => Promise<void>; hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  const navigate = useNavigate();
  async function logout(): Promise<void> {
    try {
      await signOut();
      queryClient.clear();
      await navigate('/login');
    } catch (error) {
      logFailure('Sign-out failed', error);
      setHasFailed(true);
    }
  }
  return { logout, hasFailed };
}
