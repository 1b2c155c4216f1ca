import { getInvitation } from '@smriti/shared/account/invitation';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';

/** The customer's referral link and invited friends; refetched on each visit. */
export function useInvitation() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    queryKey: keys.invitation.own(uid),
    queryFn: ({ signal }) => call(getInvitation, { signal }),
    enabled: uid !== '',
    staleTime: 0,
  });
}
