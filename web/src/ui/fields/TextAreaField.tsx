import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, FieldBox, type FieldTexts } from './Field';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Multi-line text field; grows with its content where the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optionalText, id, className, ...textarea } = props;
  return (
    <Field {...{ id, label, hint, error, optionalText }}>
      {(links) => (
        <FieldBox>
          <textarea rows={3} {...textarea} {...links} className={cx(styles.control, className)} />
        </FieldBox>
      )}
    </Field>
  );
}
