import { contactDefinition } from '@smriti/shared/catalogue/managed/talk-to-us';
import { addHindiFields } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const contactKindConfig: CatalogueKindConfig = {
  name: 'talk-to-us',
  calls: contactDefinition.calls,
  title: 'Talk to us',
  one: 'contact',
  about: 'The phone number in the header, and the shop’s hours.',
  naming: 'phone',
  fields: [
    { type: 'text', name: 'phone', label: 'Phone', maxLength: 40 },
    { type: 'text', name: 'email', label: 'Email', maxLength: 200, isListed: true },
    ...addHindiFields({
      type: 'text',
      name: 'hours',
      label: 'Hours',
      maxLength: 120,
      isOptional: true,
    }),
  ],
};
