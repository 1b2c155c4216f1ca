import type { ComponentProps, ReactNode } from 'react';
import { Field, FieldBox, type FieldTexts } from './Field';

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
