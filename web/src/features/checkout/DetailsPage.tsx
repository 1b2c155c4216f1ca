import { useAddresses } from '#lib/addresses/addresses.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { CheckoutLayout, useCheckout } from './CheckoutLayout';
import { DetailsForm } from './DetailsForm';
import { checkoutMessages } from './messages';
import { CheckoutStepFrame } from './CheckoutStepFrame';
import { WhenQueriesLoaded } from './WhenQueriesLoaded';
import { NO_CHECKOUT_CHOICES } from './checkout-steps';

/** Page /checkout/details (docs/rules.md#pages-9): recipient and address. */
export default function DetailsPage() {
  const t = useMessages(checkoutMessages);
  const headings = useMessages(pageHeadings);
  const checkout = useCheckout(NO_CHECKOUT_CHOICES);
  const addresses = useAddresses();
  return (
    <CheckoutLayout
      step="details"
      title={t.detailsTitle}
      heading={headings.contactDetails}
      choices={NO_CHECKOUT_CHOICES}
    >
      <WhenQueriesLoaded parts={[checkout, addresses]}>
        {checkout.data && addresses.data && (
          <CheckoutStepFrame checkout={checkout.data}>
            <DetailsForm addresses={addresses.data} />
          </CheckoutStepFrame>
        )}
      </WhenQueriesLoaded>
    </CheckoutLayout>
  );
}
