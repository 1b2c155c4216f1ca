import type { User } from '@smriti/shared/account/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  token: string | null;
  error: string | null;
  /**
   * Whether the session was ended elsewhere while a page is shown that its user may go on with after
   * signing in again. `user` is then still the page's user, but nobody is stored as signed in.
   */
  hasEnded: boolean;
  /** True until the identity provider has responded, and during a sign-in. */
  isLoading: boolean;
}

const signedOut = { user: null, isAuthenticated: false, token: null, hasEnded: false };

/** Storage key of the session, which all tabs share. */
export const SESSION_KEY = 'auth-storage';

/** Store of the session; user, isAuthenticated and token are persisted as 'auth-storage'. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...signedOut, error: null, isLoading: true }), {
    name: SESSION_KEY,
    partialize: (session) => {
      const { user, isAuthenticated, token } = session.hasEnded ? signedOut : session;
      return { user, isAuthenticated, token };
    },
  }),
);

export function storeSignedInUser(user: User, token: string): void {
  useSession.setState({
    user,
    token,
    isAuthenticated: true,
    isLoading: false,
    error: null,
    hasEnded: false,
  });
}

export function clearSignedInUser(): void {
  useSession.setState({ ...signedOut, isLoading: false });
}

/** Returns the session that this or another tab has stored last. */
export async function readStoredSession(): Promise<
  Pick<SessionState, 'user' | 'isAuthenticated' | 'token'>
> {
  const stored = await useSession.persist.getOptions().storage?.getItem(SESSION_KEY);
  return stored?.state ?? signedOut;
}
