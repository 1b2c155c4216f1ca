import { listPaymentAttention, PAYMENT_ATTENTION_KINDS } from '@smriti/shared/payment/attention';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { RupeeAmount, WaitingTime } from '../components/formatted-values';
import { useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { CustomerLink } from './CustomerLink';
import { paymentProblemMessages } from './messages';

type Kind = (typeof PAYMENT_ATTENTION_KINDS)[number];
type Row = AnswerOf<typeof listPaymentAttention>['payments'][number];

function usePayments(kind: Kind) {
  return useStaffList({
    queryKey: staffQueryKeys['staff-payments'].troubles(kind),
    fetchPage: (cursor, signal) =>
      callPage(listPaymentAttention, { query: { kind, limit: 50, cursor }, signal }),
    rowsOf: ({ payments }) => payments,
  });
}

function useColumns(kind: Kind): RecordColumn<Row>[] {
  const t = useMessages(paymentProblemMessages);
  return [
    {
      id: 'payment',
      label: t.payment,
      cell: ({ reference, order_id }) => (
        <>
          <strong className="tabular">{reference}</strong>
          {order_id !== null && <div>{t.order({ number: order_id })}</div>}
        </>
      ),
      isWide: true,
    },
    {
      id: 'customer',
      label: t.customer,
      cell: ({ customer }) => <CustomerLink customer={customer} unknown={t.unknown} />,
    },
    { id: 'waiting', label: t.waiting, cell: ({ since }) => <WaitingTime since={since} /> },
    ...(kind === 'check'
      ? [
          {
            id: 'came',
            label: t.came,
            cell: ({ attention }: Row) => <ReceivedAmount attention={attention} />,
          },
        ]
      : []),
    {
      id: 'amount',
      label: kind === 'refund' ? t.toRefund : t.amount,
      cell: ({ owed_amount, amount }) => (
        <RupeeAmount rupees={kind === 'refund' ? owed_amount : amount} />
      ),
      align: 'end',
    },
  ];
}

/** The amount that came; the payment as the provider describes it if it came in another currency. */
function ReceivedAmount({ attention }: Pick<Row, 'attention'>) {
  if (attention?.received_amount == null) return attention?.details;
  return <RupeeAmount rupees={attention.received_amount} />;
}

/** Payments that need a decision by staff. */
export function PaymentProblems() {
  const t = useMessages(paymentProblemMessages);
  const { filters, setFilters } = useListFilters({ kind: 'check' });
  const kind = PAYMENT_ATTENTION_KINDS.find((one) => one === filters.kind) ?? 'check';
  const intros = { check: t.checkIntro, stuck: t.stuckIntro, refund: t.refundIntro };
  const empty = { check: t.emptyCheck, stuck: t.emptyStuck, refund: t.emptyRefund };
  return (
    <StaffPage title={t.heading} intro={intros[kind]} back={{ to: '/admin/today', label: t.back }}>
      <FilterBar isFiltered={false}>
        <FilterTabs
          label={t.which}
          options={PAYMENT_ATTENTION_KINDS.map((value) => ({ value, label: t[value] }))}
          value={kind}
          onChange={(value) => setFilters({ kind: value })}
        />
      </FilterBar>
      <StaffList
        list={usePayments(kind)}
        caption={t.caption}
        columns={useColumns(kind)}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="album" title={empty[kind]} />}
      />
    </StaffPage>
  );
}
