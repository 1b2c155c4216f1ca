import type { FieldDescription } from './kind-config';
import type { KindText } from './kind-messages';

type TextField = Extract<FieldDescription, { type: 'text' | 'long' | 'html' }>;

const nameField: TextField = { type: 'text', name: 'name', label: 'name', maxLength: 80 };
export const descriptionField: TextField = {
  type: 'long',
  name: 'description',
  label: 'description',
  maxLength: 300,
  isOptional: true,
  hint: 'descriptionHint',
};
/** The Hindi version of a text field; if it is empty, customers see English. */
const hindiField = ({ name: field, label, type, maxLength }: TextField): FieldDescription => ({
  type,
  name: `${field}_hi`,
  label,
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
  label: 'price',
  isListed: true,
};
export const discountField: FieldDescription = {
  type: 'number',
  name: 'discount',
  label: 'discount',
  unit: 'percent',
  isListed: true,
  initial: '0',
  hint: 'discountHint',
};
export const restockDayField: FieldDescription = {
  type: 'date',
  name: 'restock_day',
  label: 'restockDay',
  isOptional: true,
  hint: 'restockDayHint',
};
export const purposesField: FieldDescription = {
  type: 'purposes',
  name: 'kinds',
  label: 'purposes',
  isOptional: true,
  hint: 'purposesHint',
};
export const pictureField: FieldDescription = {
  type: 'picture',
  name: 'image_path',
  label: 'picture',
};

type NumberField = Extract<FieldDescription, { type: 'money' | 'number' }>;

export const numberField = (
  field: string,
  label: KindText,
  rest: Partial<NumberField> = {},
): NumberField => ({
  ...rest,
  type: 'number',
  name: field,
  label,
});

export const millimetresField = (
  field: string,
  label: KindText,
  initial: number,
  hint?: KindText,
): NumberField =>
  numberField(field, label, {
    unit: 'millimetres',
    initial: String(initial),
    ...(hint && { hint }),
  });

export const colourField = (field: string, label: KindText, initial: string): FieldDescription => ({
  type: 'colour',
  name: field,
  label,
  initial,
  hint: 'colourHint',
});

export const booleanField = (
  field: string,
  label: KindText,
  initial: boolean,
): FieldDescription => ({
  type: 'select',
  name: field,
  label,
  initial: String(initial),
  options: [
    { value: 'true', label: 'yes' },
    { value: 'false', label: 'no' },
  ],
});
