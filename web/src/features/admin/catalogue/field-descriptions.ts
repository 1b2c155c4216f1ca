import type { FieldDescription } from './kind-config';

type TextField = Extract<FieldDescription, { type: 'text' | 'long' | 'html' }>;

const nameField: TextField = { type: 'text', name: 'name', label: 'Name', maxLength: 80 };
export const descriptionField: TextField = {
  type: 'long',
  name: 'description',
  label: 'Description',
  maxLength: 300,
  isOptional: true,
  hint: 'A sentence that helps to choose.',
};
/** The Hindi version of a text field; if it is empty, customers see English. */
const hindiField = ({ name: field, label, type, maxLength }: TextField): FieldDescription => ({
  type,
  name: `${field}_hi`,
  label: `${label} in Hindi`,
  maxLength,
  lang: 'hi',
  isOptional: true,
});
export const addHindiFields = (...fields: readonly TextField[]) =>
  fields.flatMap((field) => [field, hindiField(field)]);
export const nameFields = addHindiFields(nameField);
export const nameAndDescriptionFields = addHindiFields(nameField, descriptionField);

export const priceField: FieldDescription = {
  type: 'money',
  name: 'price',
  label: 'Price',
  isListed: true,
};
export const discountField: FieldDescription = {
  type: 'number',
  name: 'discount',
  label: 'Discount',
  unit: '%',
  isListed: true,
  initial: '0',
  hint: 'The price is what is paid; the struck-out price is worked back from it.',
};
export const purposesField: FieldDescription = {
  type: 'purposes',
  name: 'kinds',
  label: 'For',
  isOptional: true,
  hint: 'Nothing ticked means everything.',
};
export const pictureField: FieldDescription = {
  type: 'picture',
  name: 'image_path',
  label: 'Picture',
};

type NumberField = Extract<FieldDescription, { type: 'money' | 'number' }>;

export const numberField = (
  field: string,
  label: string,
  rest: Partial<NumberField> = {},
): NumberField => ({
  ...rest,
  type: 'number',
  name: field,
  label,
});

export const millimetresField = (
  field: string,
  label: string,
  initial: number,
  hint = '',
): NumberField =>
  numberField(field, label, { unit: 'mm', initial: String(initial), ...(hint && { hint }) });

export const colourField = (field: string, label: string, initial: string): FieldDescription => ({
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
