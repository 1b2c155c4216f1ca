import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddresses } from '#lib/addresses/addresses.ts';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping-methods-query.ts';
import { CheckoutLayout, useCheckout } from './CheckoutLayout';
import { checkoutMessages } from './messages';
import { CheckoutStepFrame } from './CheckoutStepFrame';
import { WhenQueriesLoaded } from './WhenQueriesLoaded';
import { ShippingChoice } from './ShippingChoice';
import { type CheckoutChoices, parseCheckoutChoices, checkoutStepPath } from './checkout-steps';

/** Page /checkout/shipping?addressId= (docs/rules.md#pages-9). */
export default function ShippingPage() {
  const t = useMessages(checkoutMessages);
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const choices = parseCheckoutChoices(search);
  if (choices.addressId === null) return <Navigate to="/checkout/details" replace />;
  return (
    <CheckoutLayout
      step="shipping"
      title={t.shippingTitle}
      heading={headings.shippingMethod}
      choices={choices}
    >
      <ShippingStep key={choices.addressId} choices={choices} />
    </CheckoutLayout>
  );
}

function ShippingStep({ choices }: { choices: CheckoutChoices }) {
  const t = useMessages(checkoutMessages);
  const { query: methods, messageOf } = useShippingMethods();
  const navigate = useNavigate();
  const [picked, setPicked] = useState(choices.shippingId);
  const addresses = useAddresses();
  const address = addresses.data?.find(({ id }) => id === choices.addressId);
  const serving =
    address && methods.data?.filter((method) => deliversToPinCode(method, address.postal_code));
  const only = serving?.length === 1 ? serving[0] : undefined;
  const chosen = serving?.find(({ id }) => id === picked) ?? only ?? null;
  const asked = { ...choices, shippingId: chosen?.id ?? null };
  const checkout = useCheckout(asked, serving !== undefined);
  function pick(shippingId: number): void {
    setPicked(shippingId);
    // The address stores the choice for reloads and the back button; state shows it at once.
    void navigate(checkoutStepPath('shipping', { ...choices, shippingId }), { replace: true });
  }

  if (addresses.data && !address) return <Navigate to="/checkout/details" replace />;
  if (methods.data === undefined)
    return <WhenQueriesLoaded parts={[methods]} failureOf={messageOf} />;
  return (
    <WhenQueriesLoaded parts={[checkout, addresses]}>
      {checkout.data && address && serving && (
        <CheckoutStepFrame checkout={checkout.data}>
          <ShippingChoice
            methods={serving}
            noMethods={methods.data.length === 0 ? t.noMethods : t.noMethodsThere}
            address={address}
            choices={asked}
            restockDay={checkout.data.kind === 'open' ? checkout.data.quote.restock_day : null}
            onPick={pick}
          />
        </CheckoutStepFrame>
      )}
    </WhenQueriesLoaded>
  );
}

/**
 * Query for the shipping methods; its error message comes from the server (docs/rules.md#pages-12).
 */
function useShippingMethods() {
  const t = useMessages(checkoutMessages);
  const query = useQuery(shippingMethodsQuery);
  const messageOf = (error: Error) => serverMessage(error) ?? t.methodsFailed;
  return { query, messageOf };
}
