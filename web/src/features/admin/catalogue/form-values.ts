import {
  type FieldDescription,
  type CatalogueKindConfig,
  type KindName,
  LIST_FIELD_TYPES,
  type FormValues,
} from './kind-config';
import { kindText } from './kind-messages';
import type { ManagedRecord } from './managed-records';
import { htmlToText, textToHtml } from './html-text';

export interface FormProblem {
  field: string;
  reason: 'required' | 'money' | 'number' | 'text' | 'value' | 'picture' | 'one' | 'some';
}

const isList = ({ type }: FieldDescription) => LIST_FIELD_TYPES.includes(type);

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Form values of a record; an empty object gives an empty form. */
export function toFormValues(
  { fields }: CatalogueKindConfig,
  record: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    fields.map((field): [string, string | string[]] => {
      const value = record[field.name];
      if (isList(field))
        return [field.name, Array.isArray(value) ? value.map((one: unknown) => textOf(one)) : []];
      if (field.type === 'html') return [field.name, htmlToText(textOf(value))];
      return [field.name, textOf(value)];
    }),
  );
}

export function initialFormValues(kind: CatalogueKindConfig): FormValues {
  const initial = kind.fields.map(({ name, initial: value }) => [name, value] as const);
  return toFormValues(kind, Object.fromEntries(initial));
}

/** Request body with the form's values; numbers are sent as text. */
export function toRequestBody(
  { fields }: CatalogueKindConfig,
  values: FormValues,
): Record<string, unknown> {
  const body = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name] ?? '';
    if (field.type === 'hidden' && value === '') return [];
    if (field.type === 'html') return [[field.name, textToHtml(textOf(value))]];
    if (field.type === 'purposes') return [[field.name, value.length === 0 ? null : value]];
    if (field.type === 'one' && value === '' && field.none !== undefined)
      return [[field.name, null]];
    return [[field.name, value]];
  });
  return Object.fromEntries(body);
}

const isEmpty = (value: FormValues[string] | undefined) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0);

function reasonOf(
  field: FieldDescription,
  value: FormValues[string] | undefined,
): FormProblem['reason'] {
  if (isEmpty(value)) {
    if (field.type === 'picture' || field.type === 'pictures') return 'picture';
    if (field.type === 'one' || field.type === 'select') return 'one';
    return field.type === 'many' ? 'some' : 'required';
  }
  if (field.type === 'money' || field.type === 'number') return field.type;
  return field.type === 'text' || field.type === 'long' || field.type === 'html' ? 'text' : 'value';
}

/** Whether a required field is empty although its contract accepts that. */
function isMissing(field: FieldDescription, values: FormValues): boolean {
  if (field.isOptional || !isEmpty(values[field.name])) return false;
  if (field.isOptionalInDraft && values.draft === 'true') return false;
  return field.type !== 'hidden' && !(field.type === 'one' && field.none !== undefined);
}

/** Problems that the server's contract finds in a form, in the order of its fields. */
export function listFormProblems(kind: CatalogueKindConfig, values: FormValues): FormProblem[] {
  const parsed = kind.calls.create.body?.safeParse(toRequestBody(kind, values));
  const refused = new Set(parsed?.error?.issues.map(({ path }) => path[0]));
  return kind.fields
    .filter((field) => refused.has(field.name) || isMissing(field, values))
    .map((field) => ({ field: field.name, reason: reasonOf(field, values[field.name]) }));
}

/** Values of the form in which a copy of a record is created: a draft without archived choices. */
export function toCopyValues(
  kind: CatalogueKindConfig,
  record: ManagedRecord,
  options: ReadonlyMap<KindName, readonly ManagedRecord[] | undefined>,
): FormValues {
  const values = toFormValues(kind, record);
  const copied = kind.fields.map((field): [string, FormValues[string]] => {
    const value = values[field.name] ?? '';
    if (field.type === 'many' && typeof value !== 'string') {
      const archived = (options.get(field.of) ?? []).filter((one) => one.archived);
      return [field.name, value.filter((id) => !archived.some((one) => String(one.id) === id))];
    }
    if (field.name === 'draft') return [field.name, 'true'];
    const isName = field.name === kind.naming || field.name === `${kind.naming}_hi`;
    if (!isName || field.type !== 'text' || typeof value !== 'string' || value === '')
      return [field.name, value];
    const name = field.lang === 'hi' ? `${value} की प्रति` : `Copy of ${value}`;
    return [field.name, name.slice(0, field.maxLength)];
  });
  return Object.fromEntries(copied);
}

export function recordName({ naming, one }: CatalogueKindConfig, record: ManagedRecord): string {
  return textOf(record[naming]) || kindText(one);
}
