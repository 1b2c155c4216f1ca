import {
  addLedgerEntry,
  type LedgerAccount,
  type ManagedUser,
} from '@smriti/shared/account/management';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { customerActionMessages } from './messages';

interface Entry {
  account: LedgerAccount;
  amount: number;
  reason: string;
}

/** Parses a typed amount: rupees with paise, or whole points; null if invalid. */
export function parseBalanceAmount(typed: string, account: LedgerAccount): number | null {
  const pattern = account === 'gift' ? /^[+-]?\d{1,8}(\.\d{1,2})?$/ : /^[+-]?\d{1,9}$/;
  const text = typed.replace(/[\s,₹]/g, '').replace('−', '-');
  const amount = pattern.test(text) ? Number(text) : 0;
  return amount === 0 ? null : amount;
}

/** Dialog that adds to or subtracts from a customer's gift balance or points, with a reason. */
export function AdjustBalanceDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useMessages(customerActionMessages);
  const [account, setAccount] = useState<LedgerAccount>('gift');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const write = useStaffWrite(
    (body: Entry) =>
      sendOnce(['ledger', user.uid, user.balances, body], (idempotencyKey) =>
        callApi(addLedgerEntry, { params: { uid: user.uid }, body, idempotencyKey }),
      ),
    { makesStale: ['staff-users'], success: () => t.ledgerDone, onDone: onClose },
  );
  function post(reason: string): void {
    const amount = parseBalanceAmount(typed, account);
    setIsWrong(amount === null);
    if (amount !== null) write.begin({ account, amount, reason });
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t.ledgerTitle}
      consequence={t.ledgerText}
      confirm={t.post}
      reason={{ maxLength: 300, hint: t.ledgerReasonHint }}
      write={write}
      onConfirm={post}
    >
      <SelectField
        label={t.account}
        options={[
          { value: 'gift', label: t.gift },
          { value: 'points', label: t.points },
        ]}
        value={account}
        onChange={(event) => setAccount(event.target.value === 'points' ? 'points' : 'gift')}
      />
      <TextField
        label={t.amount}
        hint={t.amountHint}
        inputMode="text"
        maxLength={14}
        value={typed}
        error={isWrong ? t.amountProblem : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
      />
    </ActionDialog>
  );
}
