import { InlineMessage } from '../../ui/feedback/InlineMessage';
import { useMessages } from '../../lib/language/i18n';
import { useIsOffline } from '../../lib/device/use-is-offline';
import { payMessages } from '../../lib/payments/messages';

/** On a page that pays: says that there is no connection, and what becomes of a payment under way. */
export function OfflineNotice({ isPaying }: { isPaying: boolean }) {
  const t = useMessages(payMessages);
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return <InlineMessage tone="waiting">{isPaying ? t.offlinePaying : t.offline}</InlineMessage>;
}
