import type { AccountField } from '@smriti/shared/account/user-validation';
import type { ChangeEvent, Ref } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { BirthDateFields } from '#ui/fields/BirthDateFields.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { informationMessages } from '../messages';
import type { InformationDraftState } from './use-information-draft';

/** Props that connect a field to its value and its error. */
function bindField(edit: InformationDraftState, name: AccountField, problem: string) {
  return {
    name,
    value: edit.draft[name],
    error: edit.isWrong(name) ? problem : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => edit.change(name, event.target.value),
  };
}

interface InformationFieldsProps {
  edit: InformationDraftState;
  firstField: Ref<HTMLInputElement>;
}

/** Fields of the account form, each with its error message (docs/rules.md#accounts-2). */
export function InformationFields({ edit, firstField }: InformationFieldsProps) {
  const t = useMessages(informationMessages);
  return (
    <>
      <TextField
        {...bindField(edit, 'firstName', t.firstNameRequired)}
        ref={firstField}
        label={t.firstName}
        autoComplete="given-name"
        maxLength={50}
        required
      />
      <TextField
        {...bindField(edit, 'lastName', t.lastNameRequired)}
        label={t.lastName}
        autoComplete="family-name"
        maxLength={50}
        required
      />
      <TextField
        {...bindField(edit, 'email', t.invalidEmail)}
        type="email"
        label={t.email}
        hint={t.emailHint}
        autoComplete="email"
        readOnly
      />
      <TextField
        {...bindField(edit, 'phone', t.invalidPhone)}
        type="tel"
        label={t.phone}
        hint={t.phoneHint}
        optionalText={t.optional}
        autoComplete="tel"
        maxLength={20}
      />
      <BirthDate edit={edit} />
    </>
  );
}

function BirthDate({ edit }: Pick<InformationFieldsProps, 'edit'>) {
  const t = useMessages(informationMessages);
  const day = bindField(edit, 'dob_day', t.invalidDay);
  const month = bindField(edit, 'dob_month', t.invalidMonth);
  const year = bindField(edit, 'dob_year', t.invalidYear);
  return (
    <BirthDateFields
      legend={t.birthDate}
      optionalText={t.optional}
      error={edit.isWrong('birthDate') ? t.invalidBirthDate({ age: edit.minimumAge }) : undefined}
      parts={[
        { ...day, label: t.day, autoComplete: 'bday-day', maxLength: 2 },
        { ...month, label: t.month, autoComplete: 'bday-month', maxLength: 2 },
        { ...year, label: t.year, autoComplete: 'bday-year', maxLength: 4 },
      ]}
    />
  );
}
