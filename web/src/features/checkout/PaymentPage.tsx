import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { usePaymentForm } from '#domains/payment/use-payment-form.ts';
import { addressesQuery } from '#lib/addresses/addresses.ts';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentAttempts } from '#lib/payments/payment-attempts.ts';
import { paymentOptionsQuery } from '#lib/payments/queries.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { type CheckoutState, placementQuery } from './checkout-query';
import { CheckoutLayout, useCheckout } from './CheckoutLayout';
import { paymentStepMessages } from './messages';
import { useGiftChoice } from './use-gift-choice';
import { EmptyCheckout } from './CheckoutStepFrame';
import { PaymentPanel } from './PaymentPanel';
import { WhenQueriesLoaded } from './WhenQueriesLoaded';
import {
  type CheckoutChoices,
  orderConfirmationPath,
  parseCheckoutChoices,
  checkoutStepPath,
  type PaymentUses,
} from './checkout-steps';

/**
 * Page /checkout/payment?addressId=&shippingId= (docs/rules.md#pages-9); also pays orders that are
 * placed already.
 */
export default function PaymentPage() {
  const t = useMessages(paymentStepMessages);
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const choices = parseCheckoutChoices(search);
  const { addressId, shippingId, placementId } = choices;
  const isComplete = placementId !== null || (addressId !== null && shippingId !== null);
  return (
    <CheckoutLayout step="payment" title={t.pageTitle} heading={headings.payment} choices={choices}>
      {isComplete ? <PaymentStep asked={choices} /> : <MissingChoices />}
    </CheckoutLayout>
  );
}

function MissingChoices() {
  const t = useMessages(paymentStepMessages);
  return (
    <InlineMessage
      tone="error"
      action={
        <ButtonLink to="/checkout/details" size="small">
          {t.toDetails}
        </ButtonLink>
      }
    >
      {t.missing}
    </InlineMessage>
  );
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.status === 404;

/**
 * Use of gift balance, points and coupon, which can be changed here; stored in the address, so that it
 * survives a reload.
 */
function usePaymentUses(asked: CheckoutChoices) {
  const navigate = useNavigate();
  const { isGiftUsed, arePointsUsed, couponCode } = asked;
  const [uses, setUses] = useState<PaymentUses>({ isGiftUsed, arePointsUsed, couponCode });
  const choices = { ...asked, ...uses };
  // State in addition to the address, which updates too slowly for quick clicks.
  function use(changes: Partial<PaymentUses>): void {
    setUses({ ...uses, ...changes });
    void navigate(checkoutStepPath('payment', { ...choices, ...changes }), { replace: true });
  }
  return { choices, use };
}

function PaymentStep({ asked }: { asked: CheckoutChoices }) {
  const { choices, use } = usePaymentUses(asked);
  const form = usePaymentForm();
  const uid = useSession((session) => session.user?.uid ?? '');
  const gift = useGiftChoice(uid);
  const { placementId } = choices;
  const isPlaced = placementId !== null;
  const placement = useQuery({ ...placementQuery(placementId ?? ''), enabled: isPlaced });
  const open = useCheckout(choices, !isPlaced);
  const addresses = useQuery({ ...addressesQuery(uid), enabled: !isPlaced });
  const options = useQuery(paymentOptionsQuery);
  const checkout: CheckoutState | undefined = isPlaced
    ? placement.data && { kind: 'placed', placed: placement.data }
    : open.data;
  const address = addresses.data?.find(({ id }) => id === choices.addressId) ?? null;

  if (isPlaced && paymentAttempts.late({ uid, subject: placementId }) !== null) {
    // The confirmation page follows up a pending payment; it must not be started twice.
    return <Navigate to={orderConfirmationPath(placementId)} replace />;
  }
  const isAddressLost = !isPlaced && addresses.data !== undefined && address === null;
  if (isAddressLost || isUnknown(isPlaced ? placement.error : open.error)) {
    return <MissingChoices />;
  }
  if (checkout?.kind === 'empty') return <EmptyCheckout />;
  return (
    <WhenQueriesLoaded parts={isPlaced ? [placement, options] : [open, addresses, options]}>
      {checkout && options.data && (
        <PaymentPanel
          {...{ choices, checkout, address, form, gift }}
          options={options.data}
          onUse={use}
          isPriceOld={!isPlaced && open.isPlaceholderData}
        />
      )}
    </WhenQueriesLoaded>
  );
}
