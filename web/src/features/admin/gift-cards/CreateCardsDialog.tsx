import {
  makeGiftCards,
  MAX_GIFT_CARD_RUPEES,
  MAX_GIFT_CARDS,
} from '@smriti/shared/payment/gift-card-management';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { type GiftCardBatchForm, toBatchBody, listBatchProblems } from './batch-form';
import { createCardsMessages } from './messages';

interface CreateCardsDialogProps {
  onClose: () => void;
  onMade: (codes: readonly string[]) => void;
}

const EMPTY: GiftCardBatchForm = { count: '1', amount: '', until: '' };

/** Dialog that creates a batch of gift cards: number of cards, value and last valid day. */
export function CreateCardsDialog({ onClose, onMade }: CreateCardsDialogProps) {
  const t = useMessages(createCardsMessages);
  const [form, setForm] = useState(EMPTY);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  // A retry after a lost response reuses the key and returns the same cards.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const write = useStaffWrite(
    (batch: GiftCardBatchForm) =>
      callApi(makeGiftCards, { body: toBatchBody(batch), idempotencyKey }),
    { makesStale: ['staff-gift-cards'], onDone: ({ codes }) => onMade(codes) },
  );
  function edit(change: Partial<GiftCardBatchForm>): void {
    setForm({ ...form, ...change });
    setWrong(wrong.filter((field) => !(field in change)));
  }
  function make(): void {
    const problems = listBatchProblems(form, new Date()).map(({ field }) => field);
    setWrong(problems);
    if (problems.length === 0) write.begin(form);
  }
  const most = { count: formatCount(MAX_GIFT_CARDS), amount: formatCount(MAX_GIFT_CARD_RUPEES) };
  return (
    <ActionDialog
      onClose={onClose}
      title={t.title}
      consequence={t.text}
      confirm={t.confirm}
      write={write}
      onConfirm={make}
    >
      <TextField
        label={t.count}
        inputMode="numeric"
        maxLength={4}
        value={form.count}
        error={wrong.includes('count') ? t.countProblem({ most: most.count }) : undefined}
        onChange={({ target }) => edit({ count: target.value })}
      />
      <TextField
        label={t.amount}
        inputMode="decimal"
        leading="₹"
        maxLength={9}
        value={form.amount}
        error={wrong.includes('amount') ? t.amountProblem({ most: most.amount }) : undefined}
        onChange={({ target }) => edit({ amount: target.value })}
      />
      <TextField
        label={t.until}
        hint={t.untilHint}
        optionalText={t.optional}
        type="date"
        value={form.until}
        error={wrong.includes('until') ? t.untilProblem : undefined}
        onChange={({ target }) => edit({ until: target.value })}
      />
    </ActionDialog>
  );
}
