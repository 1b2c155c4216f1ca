import type { Quote } from '@smriti/shared/order/checkout';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '#lib/api/api.ts';
import { useLeavePage } from '#lib/forms/use-leave-page.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { formatRupees } from '#lib/language/format.ts';
import type { PaymentChoice } from '#lib/payments/make-payment.ts';
import { PaymentError } from '#lib/payments/payment-error.ts';
import { useMakePayment } from '#lib/payments/use-payment.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import type { CheckoutState } from './checkout-query';
import { paymentStepMessages } from './messages';
import { type PlacedOrders, quoteFromError } from './placed-orders';
import { orderConfirmationPath } from './checkout-steps';

interface OrderOptions {
  /** State of the checkout that the customer sees. */
  checkout: Exclude<CheckoutState, { kind: 'empty' }>;
  provider: PaymentProviderName;
  place: (quote: Quote, method: PaymentChoice['method']) => Promise<PlacedOrders>;
  /** Shows the current price after the quoted one was refused. */
  showQuote: (current: Quote) => void;
  /** Shows the placed orders, which may have been placed by another tab. */
  showPlaced: (placed: PlacedOrders) => void;
}

/** Payment choice; null if nothing is due. */
type Choice = PaymentChoice | null;

/** Message that orders could not be placed, with the reason if known. */
function placeFailure(error: unknown): string {
  const t = paymentStepMessages.get();
  const right = quoteFromError(error);
  const reason = right
    ? t.priceChanged({ amount: formatRupees(right.amount_due) })
    : serverMessage(error);
  return reason === null ? t.placeFailed : `${t.placeFailed} ${reason}`;
}

/** Returns the function that places the displayed orders and updates the page. */
function usePlacing({ checkout, place, showQuote, showPlaced }: OrderOptions) {
  const queries = useQueryClient();

  async function send(choice: Choice): Promise<PlacedOrders> {
    if (checkout.kind === 'placed') return checkout.placed;
    try {
      return await place(checkout.quote, choice?.method ?? 'card');
    } catch (error) {
      if (error instanceof PaymentError) throw error;
      const right = quoteFromError(error);
      if (right) showQuote(right);
      throw new PaymentError(() => placeFailure(error), { cause: error });
    }
  }

  return async (choice: Choice): Promise<PlacedOrders> => {
    const placed = await send(choice);
    if (checkout.kind === 'placed') return placed;
    showPlaced(placed);
    void invalidate.payment(queries);
    const { amount_due } = placed.placement;
    // Another tab has placed the orders with other choices; the customer has not seen their price
    // here.
    if (amount_due > 0 && amount_due !== checkout.quote.amount_due) {
      const amount = formatRupees(amount_due);
      throw new PaymentError(() => paymentStepMessages.get().placedOtherwise({ amount }));
    }
    return placed;
  };
}

/**
 * Places the orders if necessary, pays the amount due, and opens the confirmation. A retry
 * continues after the last completed step, so that nothing is ordered or paid twice.
 */
export function usePlaceAndPay(options: OrderOptions) {
  const queries = useQueryClient();
  const { isLeaving, leave } = useLeavePage();
  const placeOnce = usePlacing(options);
  const pay = useMakePayment();
  const press = useSinglePress(isLeaving);
  const order = useMutation({
    mutationFn: async (choice: Choice) => {
      const { placement } = await placeOnce(choice);
      const { id, amount_due: amount } = placement;
      if (amount > 0 && choice !== null) {
        const subject = { payment_type: 'order', placement_id: id } as const;
        await pay({ ...choice, subject, amount, provider: options.provider });
      }
      return id;
    },
    onSuccess: (id) => {
      void invalidate.payment(queries);
      leave(orderConfirmationPath(id));
    },
    onError: () => void invalidate.payment(queries),
  });

  const begin = (choice: Choice) => press(() => order.mutateAsync(choice));
  return { ...order, isBusy: order.isPending || isLeaving, begin };
}
