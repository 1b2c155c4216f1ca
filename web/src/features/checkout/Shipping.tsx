import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/language/i18n';
import { pageHeadings } from '../../lib/page-headings';
import { CheckoutPage } from './CheckoutPage';
import { checkoutMessages } from './messages';
import { Prepared } from './Prepared';
import { ShippingChoice } from './ShippingChoice';
import { type Choices, choicesOf, stepPath } from './steps';
import { OpenCheckout } from './OpenCheckout';
import { useAddresses, useCheckout } from './use-checkout';
import { useShippingMethods } from './use-shipping-methods';

/** /checkout/shipping?addressId= (docs/rules.md#pages-9). */
export default function Shipping() {
  const t = useMessages(checkoutMessages);
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const choices = choicesOf(search);
  if (choices.addressId === null) return <Navigate to="/checkout/details" replace />;
  return (
    <CheckoutPage
      step="shipping"
      title={t.shippingTitle}
      heading={headings.shippingMethod}
      choices={choices}
    >
      <ShippingStep key={choices.addressId} choices={choices} />
    </CheckoutPage>
  );
}

function ShippingStep({ choices }: { choices: Choices }) {
  const { query: methods, messageOf } = useShippingMethods();
  const navigate = useNavigate();
  const [picked, setPicked] = useState(choices.shippingId);
  const chosen = methods.data?.find(({ id }) => id === picked) ?? null;
  const asked = { ...choices, shippingId: chosen?.id ?? null };
  const checkout = useCheckout(asked, methods.data !== undefined);
  const addresses = useAddresses();
  const address = addresses.data?.find(({ id }) => id === choices.addressId);
  function pick(shippingId: number): void {
    setPicked(shippingId);
    // The address keeps it for a reload and the way back, but follows a moment later.
    void navigate(stepPath('shipping', { ...choices, shippingId }), { replace: true });
  }

  if (addresses.data && !address) return <Navigate to="/checkout/details" replace />;
  if (methods.data === undefined) return <Prepared parts={[methods]} failureOf={messageOf} />;
  return (
    <Prepared parts={[checkout, addresses]}>
      {checkout.data && address && (
        <OpenCheckout checkout={checkout.data}>
          <ShippingChoice methods={methods.data} address={address} choices={asked} onPick={pick} />
        </OpenCheckout>
      )}
    </Prepared>
  );
}
