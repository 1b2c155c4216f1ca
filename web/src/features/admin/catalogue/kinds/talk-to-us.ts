import { contactKind } from '@smriti/shared/catalogue/managed/talk-to-us';
import { inBothLanguages } from '../field-descriptions';
import type { CatalogueKind } from '../catalogue-kind';

export const contactsKind: CatalogueKind = {
  name: 'talk-to-us',
  calls: contactKind.calls,
  title: 'Talk to us',
  one: 'contact',
  about: 'The phone number in the header, and the shop’s hours.',
  naming: 'phone',
  fields: [
    { type: 'text', name: 'phone', label: 'Phone', maxLength: 40 },
    { type: 'text', name: 'email', label: 'Email', maxLength: 200, isListed: true },
    ...inBothLanguages({
      type: 'text',
      name: 'hours',
      label: 'Hours',
      maxLength: 120,
      isOptional: true,
    }),
  ],
};
