import { refundOrder } from '@smriti/shared/order/order-management';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { afterSaleMessages } from './after-sale-messages';
import { staffOrderMessages } from './order-messages';

interface RefundDialogProps {
  order: Pick<StaffOrder, 'id' | 'refundable'>;
  onClose: () => void;
}

type Target = 'payment' | 'gift';

interface Draft {
  to: Target;
  /** Amount as typed. */
  text: string;
  /** Whether the last check failed and the field has not been edited since. */
  isWrong: boolean;
}

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses the amount in rupees; 0 if the text is not an amount. */
function amountOf({ text }: Draft): number {
  return AMOUNT.test(text.trim()) ? Number(text) : 0;
}

/** Dialog that refunds part of the paid amount. */
export function RefundDialog({ order: { id, refundable }, onClose }: RefundDialogProps) {
  const t = useMessages(afterSaleMessages);
  const words = useMessages(staffOrderMessages);
  const to = refundable.payment > 0 ? 'payment' : 'gift';
  const [draft, setDraft] = useState<Draft>({ to, text: '', isWrong: false });
  const amount = amountOf(draft);
  const write = useStaffWrite(
    (reason: string) => {
      const body = { amount, to: draft.to, reason };
      return sendOnce(['refund', id, refundable, body], (idempotencyKey) =>
        callApi(refundOrder, { params: { id }, body, idempotencyKey }),
      );
    },
    {
      makesStale: ['staff-orders', 'staff-dashboard', 'staff-payments'],
      success: () => t.refundDone({ amount: formatRupees(amount) }),
      onDone: onClose,
    },
  );
  function confirm(reason: string): void {
    const isWrong = amount <= 0 || amount > refundable[draft.to];
    setDraft({ ...draft, isWrong });
    if (!isWrong) write.begin(reason);
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t.refundTitle}
      consequence={t.refundText}
      confirm={words.refund}
      reason={{}}
      write={write}
      onConfirm={confirm}
    >
      <RefundFields draft={draft} refundable={refundable} onChange={setDraft} />
    </ActionDialog>
  );
}

interface RefundFieldsProps {
  draft: Draft;
  refundable: StaffOrder['refundable'];
  onChange: (draft: Draft) => void;
}

function RefundFields({ draft, refundable, onChange }: RefundFieldsProps) {
  const t = useMessages(afterSaleMessages);
  const most = formatRupees(refundable[draft.to]);
  return (
    <>
      <RadioCards<Target>
        legend={t.refundTo}
        layout="rows"
        options={[
          {
            value: 'payment',
            label: t.toPaymentUpTo({ most: formatRupees(refundable.payment) }),
            isDisabled: refundable.payment === 0,
          },
          { value: 'gift', label: t.toGiftUpTo({ most: formatRupees(refundable.gift) }) },
        ]}
        value={draft.to}
        onChange={(to) => onChange({ ...draft, to, isWrong: false })}
      />
      <TextField
        name="amount"
        label={t.amount}
        leading="₹"
        inputMode="decimal"
        autoComplete="off"
        value={draft.text}
        {...(draft.isWrong && { error: t.amountWrong({ most }) })}
        onChange={(event) => onChange({ ...draft, text: event.target.value, isWrong: false })}
      />
    </>
  );
}
