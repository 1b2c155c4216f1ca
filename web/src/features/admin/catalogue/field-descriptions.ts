import type { FieldDescription } from './kind-fields';

/** Description of a text field. */

type TextField = Extract<FieldDescription, { type: 'text' | 'long' | 'html' }>;

const name: TextField = { type: 'text', name: 'name', label: 'Name', maxLength: 80 };
export const description: TextField = {
  type: 'long',
  name: 'description',
  label: 'Description',
  maxLength: 300,
  isOptional: true,
  hint: 'A sentence that helps to choose.',
};
/** The Hindi version of a text field; if it is empty, customers see English. */
const hindi = ({ name: field, label, type, maxLength }: TextField): FieldDescription => ({
  type,
  name: `${field}_hi`,
  label: `${label} in Hindi`,
  maxLength,
  lang: 'hi',
  isOptional: true,
});
export const inBoth = (...fields: readonly TextField[]) =>
  fields.flatMap((field) => [field, hindi(field)]);
export const named = inBoth(name);
export const described = inBoth(name, description);

export const price: FieldDescription = {
  type: 'money',
  name: 'price',
  label: 'Price',
  isListed: true,
};
export const discount: FieldDescription = {
  type: 'number',
  name: 'discount',
  label: 'Discount',
  unit: '%',
  isListed: true,
  initial: '0',
  hint: 'The price is what is paid; the struck-out price is worked back from it.',
};
export const purposes: FieldDescription = {
  type: 'purposes',
  name: 'kinds',
  label: 'For',
  isOptional: true,
  hint: 'Nothing ticked means everything.',
};
export const picture: FieldDescription = { type: 'picture', name: 'image_path', label: 'Picture' };

type NumberField = Extract<FieldDescription, { type: 'money' | 'number' }>;

export const number = (
  field: string,
  label: string,
  rest: Partial<NumberField> = {},
): NumberField => ({
  ...rest,
  type: 'number',
  name: field,
  label,
});

export const millimetres = (
  field: string,
  label: string,
  initial: number,
  hint = '',
): NumberField =>
  number(field, label, { unit: 'mm', initial: String(initial), ...(hint && { hint }) });

export const colour = (field: string, label: string, initial: string): FieldDescription => ({
  type: 'text',
  name: field,
  label,
  initial,
  maxLength: 7,
  hint: 'Such as #c9a227.',
});

export const booleanField = (field: string, label: string, initial: boolean): FieldDescription => ({
  type: 'select',
  name: field,
  label,
  initial: String(initial),
  options: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
});
