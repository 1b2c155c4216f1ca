import * as z from 'zod/mini';
import { numberFromText, boundedText, wholeNumber } from '../base/fields';
import { catalogueIdParam } from '../base/ids';
import { MAX_RUPEES, rupees } from '../base/money';
import { hindiField } from './hindi';
import { DESIGN_KINDS } from './design-kinds';

/**
 * Form fields with which admins write the catalogue. Each accepts its JSON value and also text, as in a
 * multipart form or a CSV cell.
 */

export type FormFields = Readonly<Record<string, z.ZodMiniType>>;

const NOTHING = z.pipe(
  z.union([z.literal(''), z.null()]),
  z.transform(() => null),
);

/** An optional field: '' and null become null. */
export function clearableField<S extends z.ZodMiniType>(field: S) {
  return z.union([NOTHING, field]);
}

export const nameField = boundedText(80, 1);
const descriptionField = z._default(boundedText(300), '');
/** Price in rupees, with at most two decimals. */
export const priceField = z.pipe(numberFromText(0, MAX_RUPEES), rupees);
/** Name of a record in both languages. */
export const nameFields = { name: nameField, name_hi: hindiField(80) };
export const nameAndDescriptionFields = {
  ...nameFields,
  description: descriptionField,
  description_hi: hindiField(300),
};
export const optionFields = { ...nameAndDescriptionFields, price: priceField };
const DAY = /^20\d\d-\d\d-\d\d$/;
const isDay = (text: string) =>
  DAY.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** A day in India; a smaller schema than that of indian-days.ts, because all forms of the console load it. */
export const restockDay = z
  .string()
  .check(z.refine(isDay, { error: 'must be a day, such as 2026-12-12' }));

/** First day on which a paper or cover is in stock again; null: it is in stock. */
export const restockDayField = z._default(clearableField(restockDay), null);
/** Discount in percent; below 100, because the original price is calculated from the discounted price. */
export const discountField = z._default(numberFromText(0, 95), 0);
/** Length in inches, from a wallet photo to the widest canvas roll. */
export const inchesField = numberFromText(1, 100);
/** Number of days; by default the delivery time of an order without a method (docs/rules.md#orders-8). */
export const daysField = z._default(wholeNumber(0, 90), 7);

const MAX_PIN_PREFIXES = 100;
const PIN_PREFIX = /^[1-9]\d{0,5}$/;

/** PIN code prefixes, separated by commas or spaces; '' if none. */
export const pinPrefixesField = z._default(
  boundedText(700).check(
    z.refine((list) => parsePinPrefixes(list).every((prefix) => PIN_PREFIX.test(prefix)), {
      error: 'must be beginnings of PIN codes, such as 302, 110, 4000',
    }),
    z.refine((list) => parsePinPrefixes(list).length <= MAX_PIN_PREFIXES, {
      error: `must have at most ${MAX_PIN_PREFIXES} entries`,
    }),
  ),
  '',
);

/** Splits the text of `pinPrefixesField` into prefixes, without duplicates. */
export function parsePinPrefixes(list: string): string[] {
  return [...new Set(list.split(/[\s,]+/).filter((prefix) => prefix !== ''))];
}

const LIST_TEXT_LENGTH = 8000;

function fromJson(value: string, context: z.core.ParsePayload) {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'must be a list as JSON', input: value });
    return z.NEVER;
  }
}

/** A list, or its JSON text. */
function listField<S extends z.ZodMiniType>(item: S, min: number, max: number) {
  const list = z.array(item).check(z.minLength(min), z.maxLength(max));
  const asText = z.pipe(
    z.string().check(z.maxLength(LIST_TEXT_LENGTH)),
    z.pipe(z.transform(fromJson), list),
  );
  return z.union([asText, list]);
}

/** Whether a field accepts a list, possibly among other types. */
export function isListField(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodMiniArray) return true;
  if (field instanceof z.ZodMiniUnion) return field.def.options.some((one) => isListField(one));
  const isWrapped = field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional;
  return isWrapped && isListField(field.def.innerType);
}

/** Ids of records of another kind, without duplicates. */
export function idsField(min: number) {
  return listField(catalogueIdParam, min, 50).check(
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'must not name one twice' }),
  );
}

/** A boolean, which arrives as text in a multipart form or a CSV cell. */
export const flagField = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** A length in print; `fallback` is the default. */
export function millimetresField(min: number, max: number, fallback: number) {
  return z._default(numberFromText(min, max), fallback);
}

/** A colour as #rrggbb, in either case. */
export function colourField(fallback: string) {
  const colour = z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour such as #c9a227' }),
    );
  return z._default(colour, fallback);
}

/** Kinds of design that a size or paper is for; null: all. */
export const designKindsFormField = z._default(
  clearableField(listField(z.enum(DESIGN_KINDS), 1, DESIGN_KINDS.length)),
  null,
);

/** The path of a catalogue picture (pictures.ts). */
const picturePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^catalogue\/[A-Za-z0-9_/-]{1,180}\.webp$/, { error: 'is not a picture of the shop' }),
  );

/** Picture of a record; '' only when it is uploaded as a file of the same form. */
export const pictureField = z._default(z.union([z.literal(''), picturePath]), '');

export const picturesField = z._default(listField(picturePath, 0, 20), []);

/** Whether a field contains paths of catalogue pictures. */
export const isPictureField = (field: z.core.$ZodType): boolean =>
  field === pictureField || field === picturesField;

type Patch<F extends FormFields> = { [K in keyof F]: z.ZodMiniOptional<F[K]> };

function withoutDefault(field: z.ZodMiniType): z.ZodMiniType {
  return field instanceof z.ZodMiniDefault
    ? withoutDefault(field.def.innerType as z.ZodMiniType)
    : field;
}

/** Makes all fields optional: a change leaves missing fields unchanged. */
export function toPatchFields<F extends FormFields>(fields: F): Patch<F> {
  const optional = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(withoutDefault(field)),
  ]);
  // TypeScript cannot infer that the entries are those of the fields.
  return Object.fromEntries(optional) as Patch<F>;
}
