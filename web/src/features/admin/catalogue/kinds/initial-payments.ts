import { initialPaymentDefinition } from '@smriti/shared/catalogue/managed/initial-payments';
import { numberField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const initialPaymentKindConfig: CatalogueKindConfig = {
  name: 'initial-payments',
  calls: initialPaymentDefinition.calls,
  title: 'initialPayments',
  one: 'initialPayment',
  about: 'initialPaymentsAbout',
  naming: 'product_id',
  fields: [
    {
      type: 'one',
      name: 'product_id',
      label: 'productField',
      of: 'products',
      isSearched: true,
      none: 'productNone',
    },
    {
      type: 'select',
      name: 'payment_type',
      label: 'paymentType',
      isListed: true,
      options: [
        { value: 'percentage', label: 'paymentPercentage' },
        { value: 'fixed', label: 'paymentFixed' },
      ],
    },
    numberField('amount', 'amount', { isListed: true, hint: 'amountHint' }),
  ],
};
