import { shippingMethodDefinition } from '@smriti/shared/catalogue/managed/shipping-methods';
import { nameAndDescriptionFields, numberField, priceField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const shippingMethodKindConfig: CatalogueKindConfig = {
  name: 'shipping-methods',
  calls: shippingMethodDefinition.calls,
  title: 'shipping',
  one: 'shippingMethod',
  about: 'shippingAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    {
      type: 'text',
      name: 'pin_prefixes',
      label: 'pinPrefixes',
      maxLength: 700,
      isOptional: true,
      hint: 'pinPrefixesHint',
    },
    numberField('min_days', 'minDays', { unit: 'days', initial: '5' }),
    numberField('max_days', 'maxDays', { unit: 'days', initial: '7' }),
  ],
  failures: {
    list: 'shippingListFailed',
    create: 'shippingCreateFailed',
    update: 'shippingUpdateFailed',
    toggle: 'shippingToggleFailed',
  },
};
