import type { FieldDescription, Values } from './kind-fields';
import type { Options } from './use-options';

/** What every field of a form is given. */
export interface FormFieldProps<Field extends FieldDescription = FieldDescription> {
  field: Field;
  value: string | readonly string[];
  options: Options;
  error: string | undefined;
  /** May change other fields along, such as the measures of a picture. */
  onChange: (changed: Values) => void;
}
