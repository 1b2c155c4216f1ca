import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { PaymentForm } from '#domains/payment/PaymentForm.tsx';
import { PaymentNotices } from '#domains/payment/PaymentNotices.tsx';
import type { PaymentFormState } from '#domains/payment/use-payment-form.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { paymentFailureMessage } from '#lib/payments/make-payment.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import type { CheckoutBill } from './bill';
import { StepButtons } from './CheckoutStepFrame';
import { DeliverySummary } from './DeliverySummary';
import { paymentStepMessages } from './messages';
import type { PlacedOrders } from './placed-orders';
import type { usePlaceAndPay } from './use-place-and-pay';

interface PaymentActionProps {
  options: AnswerOf<typeof getPaymentOptions>;
  /** Whether the price is outdated and being fetched again. */
  isPriceOld: boolean;
  form: PaymentFormState;
  bill: CheckoutBill;
  /** Whether the orders are placed and only need the payment. */
  isPlaced: boolean;
  order: ReturnType<typeof usePlaceAndPay>;
  onBack: () => void;
}

/** Form that places and pays with one button, or the button alone if nothing is due. */
export function PaymentAction(props: PaymentActionProps) {
  const { bill, isPlaced, options, isPriceOld, form, order, onBack } = props;
  const t = useMessages(paymentStepMessages);
  const isBusy = order.isBusy || isPriceOld;
  const failure = order.isError ? paymentFailureMessage(order.error) : undefined;
  return (
    <>
      <PaymentNotices isPaying={isBusy} />
      {bill.due > 0 || isPlaced ? (
        <PaymentForm
          {...options}
          state={form}
          isCardChecked
          areOthersShown
          confirmLabel={isPlaced ? undefined : t.placeOrderFor({ amount: formatRupees(bill.due) })}
          isBusy={isBusy}
          failure={failure}
          onBack={onBack}
          onPay={order.begin}
        />
      ) : (
        <NothingDue {...{ isBusy, failure, onBack }} onPlace={() => order.begin(null)} />
      )}
    </>
  );
}

interface NothingDueProps {
  isBusy: boolean;
  failure: string | undefined;
  onBack: () => void;
  onPlace: () => void;
}

/** Last step if gift balance, points and earlier payments cover the whole price. */
function NothingDue({ isBusy, failure, onBack, onPlace }: NothingDueProps) {
  const t = useMessages(paymentStepMessages);
  return (
    <>
      <p>{t.nothingDue}</p>
      {failure && !isBusy && <InlineMessage tone="error">{failure}</InlineMessage>}
      <StepButtons>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onBack();
          }}
        >
          {t.back}
        </Button>
        <Button variant="filled" isBusy={isBusy} busyLabel={t.placing} onClick={onPlace}>
          {t.placeOrder}
        </Button>
      </StepButtons>
    </>
  );
}

/** Notice that the orders are placed and wait for payment. */
export function PlacedNotice({ placed: { orders } }: { placed: PlacedOrders }) {
  const t = useMessages(paymentStepMessages);
  const [order] = orders;
  const numbers = orders.map(({ order_id }) => order_id).join(', ');
  return (
    <>
      <InlineMessage tone="waiting">
        <p>{t.waits({ numbers })}</p>
        <p>{t.payLater}</p>
      </InlineMessage>
      {order && (
        <DeliverySummary
          name={order.contact_name}
          address={{ ...order, street: order.shipping_address_line1 }}
        />
      )}
    </>
  );
}
