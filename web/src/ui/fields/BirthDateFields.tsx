import { type ComponentProps, useId } from 'react';
import styles from './BirthDateFields.module.css';
import { Field, FieldBox, FieldError, OptionalText } from './Field';

interface BirthDatePart extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** Error message of this field. */
  error?: string;
}

interface BirthDateFieldsProps {
  legend: string;
  /** Text after the legend, e.g. '(optional)'. */
  optionalText: string;
  parts: readonly BirthDatePart[];
  /** Error message of the whole date. */
  error?: string;
}

/** Fields for day, month and year of birth; the user fills in all or none of them. */
export function BirthDateFields({ legend, optionalText, parts, error }: BirthDateFieldsProps) {
  const errorId = useId();
  return (
    <fieldset className="stack gap-1">
      <legend className="text-sm strong">
        {legend} <OptionalText>{optionalText}</OptionalText>
      </legend>
      <div className={styles.parts}>
        {parts.map(({ label, error: ownError, ...input }) => (
          <Field key={input.name} label={label} error={ownError}>
            {(links) => (
              <FieldBox>
                <input
                  {...input}
                  {...links}
                  inputMode="numeric"
                  aria-invalid={links['aria-invalid'] ?? (error ? true : undefined)}
                  aria-describedby={links['aria-describedby'] ?? (error ? errorId : undefined)}
                />
              </FieldBox>
            )}
          </Field>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
