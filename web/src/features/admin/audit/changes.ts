import { formatMoment } from '#lib/language/format.ts';

type Values = Readonly<Record<string, unknown>> | null;

/**
 * One changed field of an entry: its value before and after, as text; null when the entry has no such value.
 */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Texts for values that have none of their own. */
interface Words {
  yes: string;
  no: string;
  nothing: string;
  /** Labels of fields whose technical names do not read well. */
  fields: Readonly<Record<string, string>>;
}

/** Readable name of a field: 'order_status' becomes 'Order status'. */
export function fieldName(name: string, { fields }: Partial<Pick<Words, 'fields'>> = {}): string {
  const own = fields?.[name];
  if (own !== undefined) return own;
  const words = name.replaceAll('_', ' ').replaceAll('.', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isMoment = (text: string) => ISO_MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** A list item may be a field name. */
const nameOr = (text: string, { fields }: Words) => fields[text] ?? text;

function textOf(value: unknown, words: Words): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value) : value;
  if (Array.isArray(value))
    return value.map((one) => nameOr(textOf(one, words), words)).join(', ') || words.nothing;
  return Object.entries(Object(value) as Record<string, unknown>)
    .map(([name, inner]) => `${fieldName(name, words)} ${textOf(inner, words)}`)
    .join(', ');
}

/** Technical ids, e.g. of refunds and archives; order and product numbers are readable. */
const UNREADABLE = /^(?!ORD)(?=.*[a-z])[\w-]{16,}$/;

function isUnreadable(name: string, value: unknown): boolean {
  if (!/_ids?$/.test(name)) return false;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((one) => typeof one === 'string' && UNREADABLE.test(one));
}

/** Fields that differ between before and after; fields without meaning for people are left out. */
export function changesOf(before: Values, after: Values, words: Words): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const said = (values: Values, name: string) =>
    values && name in values && values[name] !== undefined ? textOf(values[name], words) : null;
  return (
    names
      .filter((name) => !isUnreadable(name, after?.[name] ?? before?.[name]))
      .map((name) => ({
        field: fieldName(name, words),
        before: said(before, name),
        after: said(after, name),
      }))
      .filter((change) => change.before !== change.after)
      // an empty new field without an old value is not a change
      .filter(({ before, after }) => !(before === null && after === words.nothing))
  );
}
