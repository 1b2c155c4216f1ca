import type { AccountField } from '@smriti/shared/account/user-validation';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../lib/language/i18n';
import { informationMessages } from '../messages';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
>;

interface InformationField extends InputProps {
  name: AccountField;
  label: string;
  /** What is said when its check fails (docs/rules.md#accounts-2). */
  problem: string;
}

/** The fields of the account form, in their order. */
export function useInformationFields(): InformationField[] {
  const t = useMessages(informationMessages);
  const number = { inputMode: 'numeric', maxLength: 4 } as const;
  return [
    {
      name: 'firstName',
      label: t.firstName,
      problem: t.firstNameRequired,
      autoComplete: 'given-name',
      maxLength: 50,
    },
    {
      name: 'lastName',
      label: t.lastName,
      problem: t.lastNameRequired,
      autoComplete: 'family-name',
      maxLength: 50,
    },
    {
      name: 'email',
      label: t.email,
      problem: t.invalidEmail,
      type: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    {
      name: 'phone',
      label: t.phone,
      problem: t.invalidPhone,
      type: 'tel',
      autoComplete: 'tel',
      maxLength: 20,
    },
    { name: 'dob_day', label: t.day, problem: t.invalidDay, autoComplete: 'bday-day', ...number },
    {
      name: 'dob_month',
      label: t.month,
      problem: t.invalidMonth,
      autoComplete: 'bday-month',
      ...number,
    },
    {
      name: 'dob_year',
      label: t.year,
      problem: t.invalidYear,
      autoComplete: 'bday-year',
      ...number,
    },
  ];
}
