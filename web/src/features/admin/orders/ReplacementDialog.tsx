import { replaceOrder } from '@smriti/shared/order/order-management';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { WriteDialog } from '../components/WriteDialog';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

interface ReplacementDialogProps {
  order: Pick<StaffOrder, 'id' | 'quantity' | 'replaced_by'>;
  onClose: () => void;
}

export function ReplacementDialog({ order, onClose }: ReplacementDialogProps) {
  const { id, quantity, replaced_by } = order;
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  const [copies, setCopies] = useState(quantity);
  function send(reason: string) {
    const body = { quantity: copies, reason };
    return sendOnce(['replacement', id, replaced_by, body], (idempotencyKey) =>
      callApi(replaceOrder, { params: { id }, body, idempotencyKey }),
    );
  }
  return (
    <WriteDialog
      onClose={onClose}
      title={t.replaceTitle}
      consequence={t.replaceText}
      confirm={words.replace}
      reason={{}}
      send={send}
      makesStale={['staff-orders', 'staff-dashboard']}
      success={({ order: created }) => t.replaceDone({ number: created.order_id })}
    >
      <NumberStepper
        label={t.quantity}
        decreaseLabel={t.fewer}
        increaseLabel={t.more}
        min={1}
        max={MAX_QUANTITY}
        value={copies}
        onChange={setCopies}
      />
    </WriteDialog>
  );
}
