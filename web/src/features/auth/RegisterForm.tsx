import {
  MINIMUM_AGE,
  type PersonProblem,
  type Registration,
} from '@smriti/shared/account/user-validation';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { BirthDateFields } from '#ui/fields/BirthDateFields.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import styles from './RegisterForm.module.css';
import { authMessages, registerMessages } from './messages';
import { readRegistration, listRegistrationProblems } from './registration';

interface RegisterFormProps {
  /** Minimum age in years; a default while the shop's setting is unknown. */
  minimumAge?: number | undefined;
  isBusy: boolean;
  onSubmit: (registration: Registration) => void;
}

function useProblemTexts(minimumAge: number): Record<PersonProblem, string> {
  const t = useMessages(registerMessages);
  const shared = useMessages(authMessages);
  return {
    invalidEmail: shared.invalidEmail,
    weakPassword: shared.weakPassword,
    nameRequired: t.nameRequired,
    invalidRegisterPhone: t.invalidPhone,
    invalidBirthDate: t.invalidBirthDate({ age: minimumAge }),
  };
}

function NameFields({ errorOf }: { errorOf: (field: keyof Registration) => string | undefined }) {
  const t = useMessages(registerMessages);
  return (
    <div className={cx('stack gap-4', styles.pair)}>
      <TextField
        name="firstName"
        label={t.firstName}
        error={errorOf('firstName')}
        autoComplete="given-name"
        maxLength={50}
        required
      />
      <TextField
        name="lastName"
        label={t.lastName}
        error={errorOf('lastName')}
        autoComplete="family-name"
        maxLength={50}
        required
      />
    </div>
  );
}

function BirthDate({ error }: { error: string | undefined }) {
  const t = useMessages(registerMessages);
  const { optional } = useMessages(authMessages);
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <BirthDateFields
      legend={t.birthDate}
      optionalText={optional}
      error={error}
      parts={[
        {
          name: 'dob_day',
          label: t.day,
          type: 'number',
          min: 1,
          max: 31,
          autoComplete: 'bday-day',
        },
        {
          name: 'dob_month',
          label: t.month,
          type: 'number',
          min: 1,
          max: 12,
          autoComplete: 'bday-month',
        },
        {
          name: 'dob_year',
          label: t.year,
          type: 'number',
          min: 1900,
          max: thisYear,
          autoComplete: 'bday-year',
        },
      ]}
    />
  );
}

/**
 * Registration form that shows one problem at a time, in field order (docs/rules.md#accounts-1).
 */
export function RegisterForm({ minimumAge = MINIMUM_AGE, isBusy, onSubmit }: RegisterFormProps) {
  const t = useMessages(registerMessages);
  const shared = useMessages(authMessages);
  const texts = useProblemTexts(minimumAge);
  const { problemOf, submit, clear } = useForm((entered: Registration) =>
    listRegistrationProblems(entered, minimumAge),
  );
  const errorOf = (field: keyof Registration) => {
    const found = problemOf(field);
    return found && texts[found.problem];
  };
  return (
    <form
      noValidate
      className="stack gap-5 clear-of-header"
      onSubmit={(event) => submit(event, readRegistration(event.currentTarget), onSubmit)}
      onInput={clear}
    >
      <NameFields errorOf={errorOf} />
      <TextField
        type="email"
        name="email"
        label={shared.email}
        error={errorOf('email')}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        name="password"
        label={shared.password}
        hint={shared.passwordHint}
        error={errorOf('password')}
        showLabel={shared.showPassword}
        hideLabel={shared.hidePassword}
        autoComplete="new-password"
        required
      />
      <TextField
        type="tel"
        name="phone"
        label={t.phone}
        optionalText={shared.optional}
        error={errorOf('phone')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={20}
      />
      <BirthDate error={errorOf('dob_day')} />
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  );
}
