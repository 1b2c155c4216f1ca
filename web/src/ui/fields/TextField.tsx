import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, FieldBox, type FieldTexts } from './Field';
import styles from './TextAreaField.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Content inside the box before the text, e.g. '₹'. */
  leading?: ReactNode;
  /** Content inside the box after the text, e.g. a button. */
  trailing?: ReactNode;
}

/** Single-line text field that accepts the `register` props and `ref` of a form library. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalText, id, leading, trailing, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, optionalText }}>
      {(links) => (
        <FieldBox {...{ leading, trailing }}>
          <input type="text" {...input} {...links} />
        </FieldBox>
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

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
