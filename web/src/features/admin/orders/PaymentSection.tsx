import { couponName, referralDiscount } from '@smriti/shared/order/coupons';
import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { getCreditNotes, getInvoice } from '@smriti/shared/order/invoices';
import { callForFile } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { DocumentButtons } from '../components/order/DocumentButtons';
import { StaffPaymentStatus } from '../components/order/StatusBadges';
import { DateAndTime, RupeeAmount } from '../components/formatted-values';
import { staffOrderMessages } from './order-messages';

/** Section of the order page: price, payments and refunds. */
export function PaymentSection({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const { coupon } = order;
  const some = (amount: number) => (amount === 0 ? '' : <RupeeAmount rupees={amount} />);
  return (
    <Panel title={t.money}>
      <FactsList
        isRuled
        facts={[
          [t.subtotal, <RupeeAmount key="subtotal" rupees={order.subtotal} />],
          [t.shipping, some(order.shipping_price)],
          [t.discount, some(-referralDiscount(order))],
          coupon !== null && [
            t.coupon({ name: couponName(coupon) }),
            coupon.kind === 'free_shipping' ? t.freeShipping : some(-coupon.amount),
          ],
          [t.total, <RupeeAmount key="total" rupees={order.grand_total} />],
          [t.initial, some(order.initial_paid)],
          [t.gift, some(order.gift_used)],
          [t.points, some(order.points_value)],
          [order.is_paid_outside ? t.paidOutside : t.paid, some(order.amount_paid)],
          [t.due, some(order.amount_due)],
          [t.refunded, some(order.refunded)],
        ]}
      />
      <Payments order={order} />
      <Refunds order={order} />
      <Documents order={order} />
    </Panel>
  );
}

function Payments({ order: { payments } }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  if (payments.length === 0) return null;
  return (
    <div className="stack gap-4">
      <h3 className="text-md">{t.payments}</h3>
      {payments.map((payment) => (
        <div key={payment.id} className="stack gap-1 rail">
          <span>
            {t.paymentOf({
              reference: payment.reference,
              amount: formatRupees(payment.amount),
            })}
          </span>
          <span className="cluster gap-2">
            <StaffPaymentStatus status={payment.payment_status} />
          </span>
          <span className="muted text-sm">
            <DateAndTime time={payment.created_at} />
            {payment.refunded_amount > 0 &&
              ` · ${t.refundedOf({ amount: formatRupees(payment.refunded_amount) })}`}
            {payment.is_refund_owed && `, ${t.refundOwed}`}
          </span>
        </div>
      ))}
    </div>
  );
}

function Refunds({ order: { refunds } }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  if (refunds.length === 0) return null;
  return (
    <div className="stack gap-4">
      <h3 className="text-md">{t.refunds}</h3>
      {refunds.map(({ id, at, amount, to, reason, by_name: name }) => (
        <div key={id} className="stack gap-1 rail">
          <span>
            {formatRupees(amount)} {to === 'gift' ? t.toGift : t.toPayment}
          </span>
          <span className="muted text-sm">
            <DateAndTime time={at} />
            {name !== '' && ` · ${t.by({ name })}`}
          </span>
          <span className="wrap-anywhere pre-line">{reason}</span>
        </div>
      ))}
    </div>
  );
}

function Documents({ order: { id, has_invoice, has_credit_note } }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  if (!has_invoice) return null;
  const params = { id };
  const invoice = { label: t.invoice, fetch: () => callForFile(getInvoice, { params }) };
  const creditNote = { label: t.creditNote, fetch: () => callForFile(getCreditNotes, { params }) };
  const papers = has_credit_note ? [invoice, creditNote] : [invoice];
  return <DocumentButtons papers={papers} name={id} texts={t} />;
}
