import { getPause, type Pausable } from '@smriti/shared/staff/pause';
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '../api/api';
import { keys } from '../queries/keys';

/** How often an open page asks, so that it says within 10 s what was closed or opened. */
const EVERY_MILLISECONDS = 6_000;

/** The sentence with which the shop has closed something for a while; null while it is open. */
export function usePause(what: Pausable): string | null {
  const { data } = useQuery({
    queryKey: keys.pause.now(),
    queryFn: ({ signal }) => callPublic(getPause, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MILLISECONDS,
  });
  return data?.[what] ?? null;
}
