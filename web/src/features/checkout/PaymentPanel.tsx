import type { Address } from '@smriti/shared/account/addresses';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { Navigate, useNavigate } from 'react-router-dom';
import { GiftFields } from '#domains/orders/GiftFields.tsx';
import { giftMessages } from '#domains/orders/gift-messages.ts';
import { PaymentForm } from '#domains/payment/PaymentForm.tsx';
import { PaymentNotices } from '#domains/payment/PaymentNotices.tsx';
import type { PaymentFormState } from '#domains/payment/use-payment-form.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { paymentFailureMessage } from '#lib/payments/make-payment.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { BalanceChoices } from './BalanceChoices';
import { CouponSection } from './CouponSection';
import type { CheckoutState, PlacedOrders } from './checkout-query';
import { DeliverySummary, SavedAddressDelivery } from './DeliverySummary';
import { paymentStepMessages } from './messages';
import { toBill, CheckoutPanel, StepButtons, TooManyAlbumsNotice } from './CheckoutStepFrame';
import {
  type CheckoutChoices,
  orderConfirmationPath,
  checkoutStepPath,
  type PaymentUses,
} from './checkout-steps';
import { usePlaceAndPay } from './use-place-and-pay';
import type { useGiftChoice } from './use-gift-choice';

interface PaymentPanelProps {
  choices: CheckoutChoices;
  checkout: Exclude<CheckoutState, { kind: 'empty' }>;
  /** Delivery address; null after the orders are placed, because they contain it. */
  address: Address | null;
  options: AnswerOf<typeof getPaymentOptions>;
  /** Whether the price is outdated and being fetched again. */
  isPriceOld: boolean;
  /** Payment method and card, owned by the step, so that they survive while the panel is hidden. */
  form: PaymentFormState;
  gift: ReturnType<typeof useGiftChoice>;
  onUse: (uses: Partial<PaymentUses>) => void;
}

/** Panel that places and pays the orders with one button; placed orders only need the payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { choices, checkout, address, options, isPriceOld, gift } = props;
  const t = useMessages(paymentStepMessages);
  const navigate = useNavigate();
  const order = usePlaceAndPay({
    choices,
    checkout,
    gift: gift.choice,
    provider: options.provider,
  });
  const bill = toBill(checkout);
  const isPlaced = checkout.kind === 'placed';
  const failure = order.isError ? paymentFailureMessage(order.error) : undefined;
  if (isPlaced && !order.isBusy) {
    const { id, amount_due } = checkout.placed.placement;
    if (amount_due === 0) return <Navigate to={orderConfirmationPath(id)} replace />;
    if (choices.placementId === null) {
      return <Navigate to={checkoutStepPath('payment', { placementId: id })} replace />;
    }
  }
  function use(uses: Partial<PaymentUses>): void {
    if (order.isPending) return;
    order.reset();
    props.onUse(uses);
  }
  const back = () =>
    void navigate(isPlaced ? '/my-account/account-orders' : checkoutStepPath('shipping', choices));
  const isBusy = order.isBusy || isPriceOld;
  return (
    <CheckoutPanel bill={bill}>
      {isPlaced ? (
        <Placed placed={checkout.placed} />
      ) : (
        <>
          <TooManyAlbumsNotice left={checkout.left} />
          {address && <SavedAddressDelivery {...{ address, choices }} />}
          <GiftSection gift={gift} isBusy={order.isPending} />
          <CouponSection
            quote={checkout.quote}
            entered={choices.couponCode}
            isChecking={isPriceOld}
            onEnter={(couponCode) => use({ couponCode })}
          />
          <BalanceChoices quote={checkout.quote} uses={choices} onChange={use} />
        </>
      )}
      <PaymentNotices isPaying={isBusy} />
      {bill.due > 0 || isPlaced ? (
        <PaymentForm
          {...options}
          state={props.form}
          isCardChecked
          areOthersShown
          confirmLabel={isPlaced ? undefined : t.placeOrderFor({ amount: formatRupees(bill.due) })}
          isBusy={isBusy}
          failure={failure}
          onBack={back}
          onPay={order.begin}
        />
      ) : (
        <NothingDue {...{ isBusy, failure }} onBack={back} onPlace={() => order.begin(null)} />
      )}
    </CheckoutPanel>
  );
}

interface GiftSectionProps extends Pick<PaymentPanelProps, 'gift'> {
  /** Whether the orders are being placed; they cannot be changed then. */
  isBusy: boolean;
}

function GiftSection({ gift, isBusy }: GiftSectionProps) {
  const t = useMessages(giftMessages);
  return (
    <section className="stack gap-3" aria-labelledby="checkout-gift">
      <h2 id="checkout-gift" className="text-xl">
        {t.heading}
      </h2>
      <GiftFields
        choice={gift.choice}
        onChange={(changes) => {
          if (!isBusy) gift.change(changes);
        }}
      />
    </section>
  );
}

/** Notice that the orders are placed and wait for payment. */
function Placed({ placed: { orders } }: { placed: PlacedOrders }) {
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
