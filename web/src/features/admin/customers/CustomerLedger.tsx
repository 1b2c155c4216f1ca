import { type LedgerEntry, listLedger } from '@smriti/shared/account/management';
import { callPage } from '#lib/api/api.ts';
import { formatSignedNumber, formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { StaffList } from '../components/StaffList';
import { DateAndTime } from '../components/formatted-values';
import { useStaffList } from '../lib/use-staff-list';
import { customerPageMessages } from './messages';

const KINDS = ['gift_card', 'bought', 'referral', 'used', 'returned', 'by_hand', 'refund'] as const;

function amountText({ account }: LedgerEntry, amount: number, isChange: boolean, points: string) {
  if (account === 'points')
    return `${isChange ? formatSignedNumber(amount) : formatCount(amount)} ${points}`;
  const sign = isChange && amount > 0 ? '+' : '';
  return `${sign}${formatRupees(amount)}`;
}

/** Credits and debits of a customer's gift balance and points. */
export function CustomerLedger({ uid }: { uid: string }) {
  const t = useMessages(customerPageMessages);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-users'].ledger(uid),
    fetchPage: (cursor, signal) =>
      callPage(listLedger, { params: { uid }, query: { limit: 10, cursor }, signal }),
    rowsOf: ({ entries }) => entries,
  });
  const points = t.points.toLowerCase();
  return (
    <section className="stack gap-4">
      <h2>{t.ledger}</h2>
      <StaffList<LedgerEntry>
        list={list}
        caption={t.ledger}
        keyOf={({ id }) => id}
        empty={<p className="muted">{t.noEntries}</p>}
        columns={[
          { id: 'when', label: t.when, cell: ({ at }) => <DateAndTime time={at} /> },
          {
            id: 'what',
            label: t.what,
            cell: (entry) => <EntryDescription entry={entry} />,
            isWide: true,
          },
          {
            id: 'change',
            label: t.change,
            cell: (entry) => (
              <span className="tabular">{amountText(entry, entry.amount, true, points)}</span>
            ),
            align: 'end',
          },
          {
            id: 'after',
            label: t.after,
            cell: (entry) => (
              <span className="tabular">
                {amountText(entry, entry.balance_after, false, points)}
              </span>
            ),
            align: 'end',
          },
        ]}
      />
    </section>
  );
}

function EntryDescription({ entry }: { entry: LedgerEntry }) {
  const t = useMessages(customerPageMessages);
  const kind = KINDS.find((name) => name === entry.kind);
  return (
    <span>
      {kind ? t[kind] : t.otherKind}
      {entry.reference && ` (${entry.reference})`}
      {entry.reason && <span className="block muted text-sm">{entry.reason}</span>}
    </span>
  );
}
