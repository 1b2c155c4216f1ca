import type { User } from '@smriti/shared/account/users';
import { useMessages } from '#lib/language/i18n.ts';
import { birthDateText } from './information/birth-date';
import { informationMessages } from './messages';

interface Fact {
  term: string;
  value: string;
}

/** A customer's account information as labelled values. */
export function useFacts(user: User): Fact[] {
  const t = useMessages(informationMessages);
  return [
    { term: t.firstName, value: user.firstName },
    { term: t.lastName, value: user.lastName },
    { term: t.email, value: user.email },
    { term: t.phone, value: user.phone },
    { term: t.birthDate, value: birthDateText(user) },
  ];
}
