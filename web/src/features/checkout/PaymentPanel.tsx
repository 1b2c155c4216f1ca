import type { Address } from '@smriti/shared/account/addresses';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { GiftFields } from '#domains/orders/GiftFields.tsx';
import { giftMessages } from '#domains/orders/gift-messages.ts';
import type { PaymentFormState } from '#domains/payment/use-payment-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { sharedPaymentMessages } from '#lib/payments/messages.ts';
import { PaymentError } from '#lib/payments/payment-error.ts';
import { useSession } from '#lib/session/session-store.ts';
import { BalanceChoices } from './BalanceChoices';
import { CouponSection } from './CouponSection';
import { type CheckoutState, checkoutQuery, placementQuery } from './checkout-query';
import { SavedAddressDelivery } from './DeliverySummary';
import { toBill, CheckoutPanel, TooManyAlbumsNotice } from './CheckoutStepFrame';
import { PaymentAction, PlacedNotice } from './PaymentAction';
import {
  type CheckoutChoices,
  orderConfirmationPath,
  checkoutStepPath,
  type PaymentUses,
} from './checkout-steps';
import { placeOrders, toPlacementForm } from './place-orders';
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

/** Places and pays what the checkout shows. */
function useCheckoutOrder({ choices, checkout, gift, options }: PaymentPanelProps) {
  const uid = useSession((session) => session.user?.uid);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { addressId, shippingId, isGiftUsed, arePointsUsed } = choices;
  return usePlaceAndPay({
    checkout,
    provider: options.provider,
    async place(quote, method) {
      if (uid === undefined || addressId === null || shippingId === null) {
        throw new PaymentError(() => sharedPaymentMessages.get().logIn);
      }
      const balances = { isGiftUsed, arePointsUsed };
      const wanted = { uid, addressId, shippingId, ...balances, gift: gift.choice };
      return placeOrders(toPlacementForm(wanted, quote, method));
    },
    showQuote(quote) {
      if (uid === undefined || checkout.kind !== 'open') return;
      const now: CheckoutState = { ...checkout, quote };
      queries.setQueryData(checkoutQuery(uid, choices).queryKey, now);
    },
    showPlaced(placed) {
      const { id: placementId } = placed.placement;
      queries.setQueryData(placementQuery(placementId).queryKey, placed);
      void navigate(checkoutStepPath('payment', { placementId }), { replace: true });
    },
  });
}

/** Panel that places and pays the orders with one button; placed orders only need the payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { choices, checkout, address, options, isPriceOld, gift, form } = props;
  const navigate = useNavigate();
  const order = useCheckoutOrder(props);
  const bill = toBill(checkout);
  const isPlaced = checkout.kind === 'placed';
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
  return (
    <CheckoutPanel bill={bill}>
      {isPlaced ? (
        <PlacedNotice placed={checkout.placed} />
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
      <PaymentAction {...{ bill, isPlaced, isPriceOld, options, form, order }} onBack={back} />
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
