import type { ComponentProps, ReactNode } from 'react';
import { Field, FieldBox, type FieldTexts } from './Field';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Content before and after the text inside the box, e.g. '₹' or a button. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** Single-line text field. Accepts a form library's `register` props and `ref`. */
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
