import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, FieldBox, type FieldTexts } from './Field';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Label of the empty first option, e.g. 'Choose a size'. */
  placeholder?: string;
}

/** Native select box, for which phones have their own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalText, id, options, placeholder, className, ...select } =
    props;
  return (
    <Field {...{ id, label, hint, error, optionalText }}>
      {(links) => (
        <FieldBox>
          <select {...select} {...links} className={cx(styles.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </FieldBox>
      )}
    </Field>
  );
}
