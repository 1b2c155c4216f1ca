import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { OptionalText } from '#ui/fields/Field.tsx';
import styles from './ChoiceGroup.module.css';
import { fieldLabel } from './kind-messages';
import { catalogueMessages } from './messages';
import type { FieldDescription, FormValues } from './kind-config';
import type { RecordOptions } from './use-records';

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  field: FormFieldProps['field'];
  hint?: string;
  /** Whether the group has a row of its own. */
  isWhole?: boolean;
}

/** Fields that belong to one field of the record. */
export function ChoiceGroup({ field, hint, isWhole, children, ...attributes }: ChoiceGroupProps) {
  const t = useMessages(catalogueMessages);
  return (
    <fieldset
      {...attributes}
      className={cx('stack gap-2', styles.choices, isWhole && styles.whole)}
    >
      <legend>
        {fieldLabel(field)}
        {field.isOptional && <OptionalText> ({t.optional})</OptionalText>}
      </legend>
      {hint && <p className="muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** One line of the group: a checkbox and what belongs to it. */
export function ChoiceLine({ children }: { children: ReactNode }) {
  return <div className={styles.choice}>{children}</div>;
}

export interface FormFieldProps<Field extends FieldDescription = FieldDescription> {
  field: Field;
  value: string | readonly string[];
  options: RecordOptions;
  error: string | undefined;
  /**
   * Called with the changed values; a field may change others too, such as the dimensions of a
   * picture.
   */
  onChange: (changed: FormValues) => void;
}
