import type { Address } from '@smriti/shared/account/addresses';
import type { Quote } from '@smriti/shared/order/checkout';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { SavedAddressDelivery } from './DeliverySummary';
import { checkoutMessages } from './messages';
import { type CheckoutChoices, checkoutStepPath } from './checkout-steps';
import { StepButtons } from './CheckoutStepFrame';

type Method = NonNullable<Quote['shipping_method']>;

interface ShippingChoiceProps {
  /** Shipping methods that deliver to the address. */
  methods: readonly Method[];
  /** Text shown when there are no methods. */
  noMethods: string;
  address: Address;
  choices: CheckoutChoices;
  onPick: (shippingId: number) => void;
}

/** Radio buttons for the shipping methods, with price and delivery date. */
export function ShippingChoice({
  methods,
  noMethods,
  address,
  choices,
  onPick,
}: ShippingChoiceProps) {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const arrivalOf = useArrivals(methods);
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

const DAY_MS = 86_400_000;

/**
 * Estimated delivery date of each method; methods without a delivery time use the shop's default.
 */
function useArrivals(methods: readonly Method[]) {
  const t = useMessages(checkoutMessages);
  const [now] = useState(() => Date.now());
  const shop = useShopTerms(methods.some(({ max_days }) => max_days === 0));
  const dayIn = (days: number) => formatDate(new Date(now + days * DAY_MS).toISOString());
  return ({ min_days: least, max_days: most }: Method) => {
    if (most > 0) {
      const days = { least: String(least), most: String(most) };
      return t.arrives({ ...days, from: dayIn(least), to: dayIn(most) });
    }
    const days = shop?.delivery_days;
    return days === undefined ? null : t.arrivesBy({ to: dayIn(days), most: String(days) });
  };
}
