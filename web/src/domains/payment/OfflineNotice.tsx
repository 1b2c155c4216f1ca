import { useIsOffline } from '#lib/device/use-is-offline.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { payMessages } from '#lib/payments/messages.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

/** Offline warning on payment pages; during a payment it also says what happens to it. */
export function OfflineNotice({ isPaying }: { isPaying: boolean }) {
  const t = useMessages(payMessages);
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return <InlineMessage tone="waiting">{isPaying ? t.offlinePaying : t.offline}</InlineMessage>;
}
