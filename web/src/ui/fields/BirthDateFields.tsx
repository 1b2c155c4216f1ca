import { type ComponentProps, useId } from 'react';
import styles from './BirthDateFields.module.css';
import { Field, FieldError } from './Field';
import field from './Field.module.css';

interface BirthDatePart extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** What is wrong with this part alone. */
  error?: string;
}

interface BirthDateFieldsProps {
  legend: string;
  /** Text after the legend, such as '(optional)'. */
  optionalText: string;
  parts: readonly BirthDatePart[];
  /** Problem of the date as a whole. */
  error?: string;
}

/** Day, month and year of birth, all of them or none. */
export function BirthDateFields({ legend, optionalText, parts, error }: BirthDateFieldsProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.date}>
      <legend className={field.label}>
        {legend} <span className={field.optional}>{optionalText}</span>
      </legend>
      <div className={styles.parts}>
        {parts.map(({ label, error: ownError, ...input }) => (
          <Field key={input.name} label={label} error={ownError}>
            {(links) => (
              <div className={field.box}>
                <input
                  {...input}
                  {...links}
                  inputMode="numeric"
                  className={field.control}
                  aria-invalid={links['aria-invalid'] ?? (error ? true : undefined)}
                  aria-describedby={links['aria-describedby'] ?? (error ? errorId : undefined)}
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
