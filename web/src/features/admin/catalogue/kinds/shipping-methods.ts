import { shippingMethodDefinition } from '@smriti/shared/catalogue/managed/shipping-methods';
import { nameAndDescriptionFields, numberField, priceField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const shippingMethodKindConfig: CatalogueKindConfig = {
  name: 'shipping-methods',
  calls: shippingMethodDefinition.calls,
  title: 'Shipping',
  one: 'shipping method',
  about: 'Ways of delivery at checkout.',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    numberField('min_days', 'Earliest', { unit: 'days', initial: '5' }),
    numberField('max_days', 'Latest', { unit: 'days', initial: '7' }),
    {
      type: 'text',
      name: 'pin_prefixes',
      label: 'PIN codes begin with',
      maxLength: 700,
      isOptional: true,
      hint: 'Where it delivers, such as 302, 110, 4000. Empty means everywhere in India.',
    },
  ],
  failures: {
    list: 'Failed to fetch shipping methods',
    create: 'Failed to create shipping method',
    update: 'Failed to update shipping method',
    toggle: 'Failed to toggle shipping method',
  },
};
