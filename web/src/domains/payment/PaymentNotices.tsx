import { type PausablePart, getPause } from '@smriti/shared/staff/pause';
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { useIsOffline } from '#lib/device/use-is-offline.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { sharedPaymentMessages } from '#lib/payments/messages.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

/** Polling interval in ms, so that open pages show the start or end of a pause within 10 s. */
const POLL_INTERVAL_MS = 6_000;

/** Message with which the shop has paused a function; null while the function is available. */
function usePause(what: PausablePart): string | null {
  const { data } = useQuery({
    queryKey: queryKeys.pause.now(),
    queryFn: ({ signal }) => callPublic(getPause, { signal }),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  return data?.[what] ?? null;
}

/** Notices about what prevents a payment now: no connection, or a pause by the shop. */
export function PaymentNotices({ isPaying }: { isPaying: boolean }) {
  return (
    <>
      <OfflineNotice isPaying={isPaying} />
      <PauseNotice what="payments" />
    </>
  );
}

/** Offline warning on payment pages; during a payment it also says what happens to it. */
export function OfflineNotice({ isPaying }: { isPaying: boolean }) {
  const t = useMessages(sharedPaymentMessages);
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return <InlineMessage tone="waiting">{isPaying ? t.offlinePaying : t.offline}</InlineMessage>;
}

/** Notice that the shop has paused a function; for pages that lead to it. */
export function PauseNotice({ what }: { what: PausablePart }) {
  const sentence = usePause(what);
  return sentence === null ? null : <InlineMessage tone="waiting">{sentence}</InlineMessage>;
}
