import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './CheckboxField.module.css';
import { FieldError, useFieldLinks, type FieldTexts } from './Field';

interface CheckboxFieldProps
  extends Omit<FieldTexts, 'optionalText'>, Omit<ComponentProps<'input'>, 'type'> {}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id, className, ...input } = props;
  const { hintId, errorId, links } = useFieldLinks({ hint, error }, id);
  return (
    <div className={styles.field}>
      <input {...input} {...links} type="checkbox" className={cx(styles.box, className)} />
      <label htmlFor={links.id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
