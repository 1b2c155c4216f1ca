import type { AccountField } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { useMessages } from '../../lib/language/i18n';
import { birthDateText } from './information/birth-date';
import { informationMessages } from './messages';

interface Fact {
  term: string;
  value: string;
}

/** What is known of a customer, without the fields that are open for editing. */
export function useFacts(user: User, opened: readonly AccountField[] = []): Fact[] {
  const t = useMessages(informationMessages);
  const facts: (Fact & { fields: AccountField[] })[] = [
    { term: t.firstName, value: user.firstName, fields: ['firstName'] },
    { term: t.lastName, value: user.lastName, fields: ['lastName'] },
    { term: t.email, value: user.email, fields: ['email'] },
    { term: t.phone, value: user.phone, fields: ['phone'] },
    {
      term: t.birthDate,
      value: birthDateText(user),
      fields: ['dob_day', 'dob_month', 'dob_year'],
    },
  ];
  return facts.filter(({ fields }) => !fields.some((field) => opened.includes(field)));
}
