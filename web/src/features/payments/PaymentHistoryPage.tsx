import type { Payment } from '@smriti/shared/payment/payments';
import { useQuery } from '@tanstack/react-query';
import { PaymentStatusBadge } from '#domains/payment/PaymentStatusBadge.tsx';
import { formatDateTime, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentsQuery } from '#lib/payments/queries.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { type RecordColumn, RecordTable } from '#ui/layout/RecordTable.tsx';
import { paymentHistoryMessages } from './messages';

/** Page /my-account/account-payments: the customer's payments, newest first. */
export default function PaymentHistoryPage() {
  const t = useMessages(paymentHistoryMessages);
  const headings = useMessages(pageHeadings);
  const uid = useSession((session) => session.user?.uid ?? '');
  const query = useQuery(paymentsQuery(uid));
  const { data: payments } = query;
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading>{headings.paymentHistory}</PageHeading>
      {payments && payments.length > 0 && <Payments payments={payments} />}
      {payments?.length === 0 && (
        <EmptyState
          drawing="album"
          title={t.empty}
          action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
        />
      )}
      <LoadingOrError query={query} loading={t.loading} message={t.loadFailed}>
        <Skeleton shape="block" height="14rem" />
      </LoadingOrError>
    </>
  );
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  const t = useMessages(paymentHistoryMessages);
  const headings = useMessages(pageHeadings);
  const columns: RecordColumn<Payment>[] = [
    { id: 'date', label: t.date, cell: (payment) => formatDateTime(payment.payment_date) },
    {
      id: 'reference',
      label: t.reference,
      cell: ({ reference }) => <span className="tabular">{reference}</span>,
    },
    { id: 'purpose', label: t.purpose, cell: (payment) => <Purpose payment={payment} /> },
    { id: 'method', label: t.method, cell: (payment) => t[payment.payment_method] },
    {
      id: 'amount',
      label: t.amount,
      align: 'end',
      cell: ({ amount }) => <span className="tabular">{formatRupees(amount)}</span>,
    },
    {
      id: 'status',
      label: t.status,
      cell: ({ payment_status: status }) => <PaymentStatusBadge status={status} />,
    },
  ];
  return (
    <RecordTable
      caption={headings.paymentHistory}
      columns={columns}
      rows={payments}
      keyOf={(payment) => payment.id}
    />
  );
}

/** Purpose of a payment, linked to its album or order if there is one. */
function Purpose({ payment }: { payment: Payment }) {
  const t = useMessages(paymentHistoryMessages);
  const purpose = t[payment.payment_type];
  if (payment.order_id !== null) {
    return <Link to={`/view-order?id=${payment.order_id}`}>{purpose}</Link>;
  }
  if (payment.cart_id === null) return purpose;
  return <Link to={`/view-product?id=${payment.cart_id}`}>{purpose}</Link>;
}
