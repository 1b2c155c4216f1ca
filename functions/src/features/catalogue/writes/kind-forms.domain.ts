import type { FieldProblem } from '@smriti/shared/base/errors';
import { toPaise, toRupees, type Paise } from '@smriti/shared/base/money';
import type { HindiTexts } from '@smriti/shared/catalogue/hindi';
import { type HindiFormFields, toHindiFields, groupHindiFields } from './catalogue-hindi.domain';

/** Shared parts of several kinds: choices with a price, and records with one picture. */

/** Search texts of a named record, in both languages. */
export const searchableNames = ({ name, name_hi }: { name: string; name_hi: string }) => [
  name,
  name_hi,
];

interface OptionRecord {
  name: string;
  description: string;
  price_paise: Paise;
  hi?: HindiTexts | undefined;
}

export const toPricedOptionForm = (record: OptionRecord) => ({
  name: record.name,
  description: record.description,
  ...toHindiFields(record, ['name', 'description']),
  price: toRupees(record.price_paise),
});

export function toPricedOptionRecord<F extends { price: number } & Partial<HindiFormFields>>(
  id: number,
  { price, ...form }: F,
) {
  return { ...groupHindiFields(form), id, price_paise: toPaise(price) };
}

const NO_PICTURE: FieldProblem = { field: 'image_path', message: 'Please choose a picture.' };

export const singlePictureSettings = {
  problems: ({ image_path }: { image_path: string }) => (image_path === '' ? [NO_PICTURE] : []),
  withPictures: <F extends { image_path: string }>(
    form: F,
    pictures: readonly { path: string }[],
  ) => ({ ...form, image_path: pictures[0]?.path ?? form.image_path }),
};
