import type { FieldDescription, Values } from './kind-fields';
import type { Options } from './use-options';

/** Props of every form field. */
export interface FormFieldProps<Field extends FieldDescription = FieldDescription> {
  field: Field;
  value: string | readonly string[];
  options: Options;
  error: string | undefined;
  /** May change other fields too, such as the dimensions of a picture. */
  onChange: (changed: Values) => void;
}
