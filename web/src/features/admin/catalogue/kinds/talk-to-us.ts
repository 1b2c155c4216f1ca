import { contactDefinition } from '@smriti/shared/catalogue/managed/talk-to-us';
import { addHindiFields } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const contactKindConfig: CatalogueKindConfig = {
  name: 'talk-to-us',
  calls: contactDefinition.calls,
  title: 'talkToUs',
  one: 'contact',
  about: 'talkToUsAbout',
  naming: 'phone',
  fields: [
    { type: 'text', name: 'phone', label: 'phone', maxLength: 40 },
    { type: 'text', name: 'email', label: 'email', maxLength: 200, isListed: true },
    ...addHindiFields({
      type: 'text',
      name: 'hours',
      label: 'hours',
      maxLength: 120,
      isOptional: true,
    }),
  ],
};
