import { formatMoment } from '../../../lib/language/format';

type Values = Readonly<Record<string, unknown>> | null;

/** One field of an entry: what stood in it before and after, as texts; null where it was not said. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The words for values that have no text of their own. */
interface Words {
  yes: string;
  no: string;
  nothing: string;
  /** What fields are called whose own name would not read well. */
  fields: Readonly<Record<string, string>>;
}

/** A name of a field as people write it: 'order_status' is 'Order status'. */
export function fieldName(name: string, { fields }: Partial<Pick<Words, 'fields'>> = {}): string {
  const own = fields?.[name];
  if (own !== undefined) return own;
  const words = name.replaceAll('_', ' ').replaceAll('.', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isMoment = (text: string) => ISO_MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** What a list names may be fields. */
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

/** A name that only software knows: refunds and archives have one; orders and products have numbers. */
const UNREADABLE = /^(?!ORD)(?=.*[a-z])[\w-]{16,}$/;

function isUnreadable(name: string, value: unknown): boolean {
  if (!/_ids?$/.test(name)) return false;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((one) => typeof one === 'string' && UNREADABLE.test(one));
}

/** What differs between before and after, field by field; without what says nothing to people. */
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
      // an empty field says nothing where there was nothing to compare it with
      .filter(({ before, after }) => !(before === null && after === words.nothing))
  );
}
