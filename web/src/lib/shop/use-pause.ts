import { getPause, type Pausable } from '@smriti/shared/staff/pause';
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';

/** Polling interval in ms, so that open pages show the start or end of a pause within 10 s. */
const EVERY_MILLISECONDS = 6_000;

/** Message with which the shop has paused a function; null while the function is available. */
export function usePause(what: Pausable): string | null {
  const { data } = useQuery({
    queryKey: keys.pause.now(),
    queryFn: ({ signal }) => callPublic(getPause, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MILLISECONDS,
  });
  return data?.[what] ?? null;
}
