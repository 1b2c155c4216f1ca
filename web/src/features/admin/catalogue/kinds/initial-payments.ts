import { initialPaymentDefinition } from '@smriti/shared/catalogue/managed/initial-payments';
import { numberField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const initialPaymentKindConfig: CatalogueKindConfig = {
  name: 'initial-payments',
  calls: initialPaymentDefinition.calls,
  title: 'Initial payments',
  one: 'initial payment',
  about: 'What is paid when a design is requested.',
  naming: 'product_id',
  fields: [
    {
      type: 'one',
      name: 'product_id',
      label: 'Product',
      of: 'products',
      isSearched: true,
      none: 'All products without one of their own',
    },
    {
      type: 'select',
      name: 'payment_type',
      label: 'How it is worked out',
      isListed: true,
      options: [
        { value: 'percentage', label: 'Percentage of the total' },
        { value: 'fixed', label: 'Fixed amount in rupees' },
      ],
    },
    numberField('amount', 'Amount', { isListed: true, hint: 'Rupees, or percent of the total.' }),
  ],
};
