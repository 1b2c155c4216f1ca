import type { User } from '@smriti/shared/account/users';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  token: string | null;
  error: string | null;
  /** True until the identity provider has responded, and during a sign-in. */
  isLoading: boolean;
}

const signedOut = { user: null, isAuthenticated: false, token: null };

/** Store of the session; user, isAuthenticated and token are persisted as 'auth-storage'. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...signedOut, error: null, isLoading: true }), {
    name: 'auth-storage',
    partialize: ({ user, isAuthenticated, token }) => ({ user, isAuthenticated, token }),
  }),
);

export function storeSignedInUser(user: User, token: string): void {
  useSession.setState({ user, token, isAuthenticated: true, isLoading: false, error: null });
}

export function clearSignedInUser(): void {
  useSession.setState({ ...signedOut, isLoading: false });
}
