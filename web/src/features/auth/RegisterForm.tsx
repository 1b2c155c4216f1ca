import type { PersonProblem, Registration } from '@smriti/shared/account/user-validation';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/actions/Button';
import { PasswordField } from '../../components/fields/PasswordField';
import { TextField } from '../../components/fields/TextField';
import { useMessages } from '../../lib/i18n';
import { BirthDateFields } from './BirthDateFields';
import { focusField } from './entered';
import form from './form.module.css';
import { authMessages, registerMessages } from './messages';
import { enteredRegistration, type FieldProblem, firstProblem } from './registration';

interface RegisterFormProps {
  isBusy: boolean;
  onSubmit: (registration: Registration) => void;
}

function useProblemTexts(): Record<PersonProblem, string> {
  const t = useMessages(registerMessages);
  const shared = useMessages(authMessages);
  return {
    invalidEmail: shared.invalidEmail,
    weakPassword: shared.weakPassword,
    nameRequired: t.nameRequired,
    invalidRegisterPhone: t.invalidPhone,
    invalidBirthDate: t.invalidBirthDate,
  };
}

interface NameFieldsProps {
  errorOf: (field: keyof Registration) => string | undefined;
}

function NameFields({ errorOf }: NameFieldsProps) {
  const t = useMessages(registerMessages);
  return (
    <div className={form.pair}>
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

/** Checks in the spec's order, and tells of one problem at a time (docs/rules.md#accounts-1). */
export function RegisterForm({ isBusy, onSubmit }: RegisterFormProps) {
  const t = useMessages(registerMessages);
  const shared = useMessages(authMessages);
  const texts = useProblemTexts();
  const [found, setFound] = useState<FieldProblem | null>(null);
  const errorOf = (field: keyof Registration) =>
    found?.field === field ? texts[found.problem] : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const registration = enteredRegistration(event.currentTarget);
    const problem = firstProblem(registration, new Date());
    setFound(problem);
    if (problem) focusField(event.currentTarget, problem.field);
    else onSubmit(registration);
  }

  return (
    <form noValidate className={form.form} onSubmit={submit} onInput={() => setFound(null)}>
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
      <BirthDateFields error={errorOf('dob_day')} />
      <Button type="submit" variant="filled" isWide isBusy={isBusy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  );
}
