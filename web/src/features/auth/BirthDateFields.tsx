import { useId, useState } from 'react';
import { Field, FieldError } from '../../components/fields/Field';
import field from '../../components/fields/Field.module.css';
import { useMessages } from '../../lib/language/i18n';
import styles from './BirthDateFields.module.css';
import { authMessages, registerMessages } from './messages';

interface BirthDateFieldsProps {
  /** One message for the three fields. */
  error?: string;
}

/** Day, month and year of birth, all of them or none. */
export function BirthDateFields({ error }: BirthDateFieldsProps) {
  const t = useMessages(registerMessages);
  const shared = useMessages(authMessages);
  const errorId = useId();
  const [thisYear] = useState(() => new Date().getFullYear());
  const parts = [
    { name: 'dob_day', label: t.day, min: 1, max: 31, autoComplete: 'bday-day' },
    { name: 'dob_month', label: t.month, min: 1, max: 12, autoComplete: 'bday-month' },
    { name: 'dob_year', label: t.year, min: 1900, max: thisYear, autoComplete: 'bday-year' },
  ];
  return (
    <fieldset className={styles.date}>
      <legend className={field.label}>
        {t.birthDate} <span className={field.optional}>{shared.optional}</span>
      </legend>
      <div className={styles.parts}>
        {parts.map(({ label, ...input }) => (
          <Field key={input.name} label={label}>
            {({ id }) => (
              <div className={field.box}>
                <input
                  {...input}
                  id={id}
                  type="number"
                  inputMode="numeric"
                  className={field.control}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? errorId : undefined}
                />
              </div>
            )}
          </Field>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
