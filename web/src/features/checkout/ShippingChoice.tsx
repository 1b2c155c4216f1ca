import { params } from '@nanostores/i18n';
import type { Address } from '@smriti/shared/account/addresses';
import { addOpenDays, deliveryStart } from '@smriti/shared/order/closings';
import type { Quote } from '@smriti/shared/order/checkout';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { currentIndianDay, formatRestockDay } from '#lib/shop/restock-day.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { SavedAddressDelivery } from './DeliverySummary';
import { checkoutMessages } from './messages';
import { type CheckoutChoices, checkoutStepPath } from './checkout-steps';
import { StepButtons } from './CheckoutStepFrame';

/** Texts about papers and covers that are out of stock; separate, because only one step shows them. */
const checkoutStockMessages = messageCatalogue('checkoutStock', {
  restockDay: params(
    'A paper or a cover of your order is out of stock and back on {date}. The days of delivery are counted from then.',
  ),
});

type Method = NonNullable<Quote['shipping_method']>;

interface ShippingChoiceProps {
  /** Shipping methods that deliver to the address. */
  methods: readonly Method[];
  /** Text shown when there are no methods. */
  noMethods: string;
  address: Address;
  choices: CheckoutChoices;
  /** Day on which everything is back in stock; null if it is now. */
  restockDay: string | null;
  onPick: (shippingId: number) => void;
}

/** Radio buttons for the shipping methods, with price and delivery date. */
export function ShippingChoice({
  methods,
  noMethods,
  address,
  choices,
  restockDay,
  onPick,
}: ShippingChoiceProps) {
  const t = useMessages(checkoutMessages);
  const stock = useMessages(checkoutStockMessages);
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const arrivalOf = useArrivals(now, restockDay);
  if (methods.length === 0) {
    return (
      <>
        <SavedAddressDelivery {...{ address, choices }} />
        <p>{noMethods}</p>
      </>
    );
  }
  return (
    <>
      <SavedAddressDelivery {...{ address, choices }} />
      {restockDay !== null && (
        <InlineMessage tone="waiting">
          {stock.restockDay({ date: formatRestockDay(restockDay, currentIndianDay()) })}
        </InlineMessage>
      )}
      <RadioCards
        legend={t.methods}
        layout="rows"
        value={choices.shippingId === null ? null : String(choices.shippingId)}
        onChange={(id) => onPick(Number(id))}
        options={methods.map((method) => ({
          value: String(method.id),
          label: method.name,
          description: (
            <>
              {method.description}
              <br />
              {arrivalOf(method)}
            </>
          ),
          price: method.price === 0 ? t.free : formatRupees(method.price),
        }))}
      />
      <StepButtons>
        <ButtonLink to={checkoutStepPath('details', choices)}>{t.back}</ButtonLink>
        <Button
          variant="filled"
          disabled={choices.shippingId === null}
          onClick={({ detail: presses }) => {
            // Ignores the second click of a double click, which would skip a step.
            if (presses < 2) void navigate(checkoutStepPath('payment', choices));
          }}
        >
          {t.toPayment}
        </Button>
      </StepButtons>
    </>
  );
}

/**
 * Estimated delivery dates of each method, while the terms of the shop are known; methods without a delivery
 * time use the shop's default.
 */
function useArrivals(now: Date, restockDay: string | null) {
  const t = useMessages(checkoutMessages);
  const terms = useShopTerms();
  return ({ min_days: least, max_days: most }: Method) => {
    if (!terms) return null;
    const start = deliveryStart(now, restockDay);
    const dayIn = (days: number) =>
      formatDate(addOpenDays(start, days, terms.closings).toISOString());
    if (most > 0) {
      const days = { least: String(least), most: String(most) };
      return t.arrives({ ...days, from: dayIn(least), to: dayIn(most) });
    }
    const days = terms.delivery_days;
    return t.arrivesBy({ to: dayIn(days), most: String(days) });
  };
}
