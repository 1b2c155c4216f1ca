import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { InitialPaymentNote } from '#domains/products/InitialPaymentNote.tsx';
import { Price } from '#domains/products/Price.tsx';
import { productMessages } from '#domains/products/product-messages.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { initialPaymentRupees } from '#lib/payments/initial-payment-rupees.ts';
import { productPageMessages } from './messages';
import type { ConfigurationState } from './use-product-configuration';

interface ConfiguredPriceTagProps {
  product: MasterProduct;
  configuration: ConfigurationState;
}

/** Price of the chosen configuration, with MRP, discount in percent, and initial payment. */
export function ConfiguredPriceTag({ product, configuration }: ConfiguredPriceTagProps) {
  const t = useMessages(productPageMessages);
  const shared = useMessages(productMessages);
  const { price } = configuration;
  const { discount } = product;
  return (
    <div data-testid="configured-price" className="min-w-0 mb-4">
      <Price
        amount={price?.price ?? null}
        unavailableText={shared.notAvailable}
        original={price?.mrp}
        originalLabel={t.mrp}
        saving={price && discount > 0 ? t.percentOff({ percent: discount }) : undefined}
        size="large"
      />
      {price && (
        <InitialPaymentNote
          amount={initialPaymentRupees(product.initial_payment, price.price)}
          price={price.price}
        />
      )}
    </div>
  );
}
