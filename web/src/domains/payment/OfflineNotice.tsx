import { InlineMessage } from '../../ui/feedback/InlineMessage';
import { useMessages } from '../../lib/language/i18n';
import { useIsOffline } from '../../lib/device/use-is-offline';
import { payMessages } from '../../lib/payments/messages';

/** Offline warning on payment pages; during a payment it also says what happens to it. */
export function OfflineNotice({ isPaying }: { isPaying: boolean }) {
  const t = useMessages(payMessages);
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return <InlineMessage tone="waiting">{isPaying ? t.offlinePaying : t.offline}</InlineMessage>;
}
