import { updateOrderStatus } from '@smriti/shared/order/order-management';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { WriteDialog } from '../components/WriteDialog';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

interface PaymentNoteDialogProps {
  id: string;
  status: 'paid' | 'refunded';
  onClose: () => void;
}

/** Dialog that records a payment or refund made outside the shop. */
export function PaymentNoteDialog({ id, status, onClose }: PaymentNoteDialogProps) {
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  const isPaid = status === 'paid';
  return (
    <WriteDialog
      onClose={onClose}
      title={isPaid ? t.notePaidTitle : t.noteRefundedTitle}
      consequence={isPaid ? t.notePaidText : t.noteRefundedText}
      confirm={isPaid ? words.notePaid : words.noteRefunded}
      reason={{ label: t.how }}
      send={(note) =>
        callApi(updateOrderStatus, { params: { id }, body: { payment_status: status, note } })
      }
      makesStale={['staff-orders', 'staff-dashboard']}
      success={() => t.paymentNoted}
    />
  );
}
