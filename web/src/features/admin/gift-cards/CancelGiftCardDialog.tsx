import { cancelGiftCard, type GiftCard } from '@smriti/shared/payment/gift-card-management';
import { callApi } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { adminGiftCardMessages } from './messages';

/** Confirmation dialog for cancelling a gift card. */
export function CancelGiftCardDialog({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const t = useMessages(adminGiftCardMessages);
  const { id, ending, amount } = card;
  const write = useStaffWrite(() => callApi(cancelGiftCard, { params: { id } }), {
    makesStale: ['staff-gift-cards'],
    success: () => t.cancelDone,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.cancelTitle}
      consequence={t.cancelText}
      confirm={t.cancelConfirm}
      isDangerous
      write={write}
      onConfirm={() => write.begin()}
    >
      <strong>
        {formatRupees(amount)}, {t.endsWith({ ending })}
      </strong>
    </ActionDialog>
  );
}
