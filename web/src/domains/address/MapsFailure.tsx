import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { addressMessages } from './messages';

/**
 * Notice that the map is unavailable (docs/rules.md#addresses-3) and that the form works without
 * it.
 */
export function MapsFailure({ onRetry }: { onRetry?: () => void }) {
  const t = useMessages(addressMessages);
  return (
    <InlineMessage
      tone="error"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t.retryMaps}
          </Button>
        )
      }
    >
      <p>{t.mapsFailed}</p>
      <p>{t.typeByHand}</p>
    </InlineMessage>
  );
}
