import { contactDefinition } from '@smriti/shared/catalogue/managed/talk-to-us';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableContacts: WritableOf<typeof contactDefinition> = {
  kind: 'talk-to-us',
  schema: catalogueRecords['talk-to-us'],
  calls: contactDefinition.calls,
  toForm: ({ phone, email, hours, hi }) => ({
    phone,
    email,
    hours,
    ...toHindiFields({ hi }, ['hours']),
  }),
  toRecord: (id, form) => ({ ...groupHindiFields(form), id }),
  present: (contact) => contact,
  searchTexts: ({ phone, email }) => [phone, email],
};
