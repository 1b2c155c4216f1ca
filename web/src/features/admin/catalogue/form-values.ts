import {
  type FieldDescription,
  type CatalogueKindConfig,
  LIST_FIELD_TYPES,
  type FormValues,
} from './kind-config';
import type { ManagedRecord } from './managed-records';
import { htmlToText, textToHtml } from './html-text';

/** Validation problem of a form field. */
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

/** Form values of a new record. */
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
function isMissing(field: FieldDescription, value: FormValues[string] | undefined): boolean {
  if (field.isOptional || !isEmpty(value)) return false;
  return field.type !== 'hidden' && !(field.type === 'one' && field.none !== undefined);
}

/** Problems that the server's contract finds in a form, in the order of its fields. */
export function listFormProblems(kind: CatalogueKindConfig, values: FormValues): FormProblem[] {
  const parsed = kind.calls.create.body?.safeParse(toRequestBody(kind, values));
  const refused = new Set(parsed?.error?.issues.map(({ path }) => path[0]));
  return kind.fields
    .filter((field) => refused.has(field.name) || isMissing(field, values[field.name]))
    .map((field) => ({ field: field.name, reason: reasonOf(field, values[field.name]) }));
}

/** Fields whose values differ between two forms. */
export function listDifferingFields(
  { fields }: CatalogueKindConfig,
  mine: FormValues,
  theirs: FormValues,
) {
  const said = (values: FormValues, { name }: FieldDescription) =>
    JSON.stringify(values[name] ?? '');
  return fields.filter(
    (field) => field.type !== 'hidden' && said(mine, field) !== said(theirs, field),
  );
}

/** Display name of a record. */
export function recordName({ naming, one }: CatalogueKindConfig, record: ManagedRecord): string {
  return textOf(record[naming]) || one;
}
