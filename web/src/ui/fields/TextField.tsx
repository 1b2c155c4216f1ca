import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Content before and after the text inside the box, e.g. '₹' or a button. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** Single-line text field. Accepts a form library's `register` props and `ref`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalText, id, leading, trailing, className, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, optionalText }}>
      {(links) => (
        <div className={styles.box}>
          {leading && <span className={styles.slot}>{leading}</span>}
          <input type="text" {...input} {...links} className={cx(styles.control, className)} />
          {trailing && <span className={styles.slot}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
