import { useSession } from '#lib/session/session-store.ts';

/** Whether the signed-in member of staff is an admin; support may not move orders or money. */
export function useIsAdmin(): boolean {
  return useSession(({ user }) => user?.role === 'admin');
}
