import type { FieldDescription, Values } from './kind-fields';
import type { Options } from './use-options';

/** Props shared by all form fields. */
export interface FormFieldProps<Field extends FieldDescription = FieldDescription> {
  field: Field;
  value: string | readonly string[];
  options: Options;
  error: string | undefined;
  /**
   * Called with the changed values; a field may change others too, such as the dimensions of a
   * picture.
   */
  onChange: (changed: Values) => void;
}
