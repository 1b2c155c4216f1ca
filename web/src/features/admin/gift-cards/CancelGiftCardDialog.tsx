import { cancelGiftCard, type GiftCard } from '@smriti/shared/payment/gift-card-management';
import { callApi } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { WriteDialog } from '../components/WriteDialog';
import { adminGiftCardMessages } from './messages';

export function CancelGiftCardDialog({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const t = useMessages(adminGiftCardMessages);
  const { id, ending, amount } = card;
  return (
    <WriteDialog
      onClose={onClose}
      title={t.cancelTitle}
      consequence={t.cancelText}
      confirm={t.cancelConfirm}
      isDangerous
      send={() => callApi(cancelGiftCard, { params: { id } })}
      makesStale={['staff-gift-cards']}
      success={() => t.cancelDone}
    >
      <strong>
        {formatRupees(amount)}, {t.endsWith({ ending })}
      </strong>
    </WriteDialog>
  );
}
