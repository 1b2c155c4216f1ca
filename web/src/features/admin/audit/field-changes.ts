import { formatDateTime, formatNumber } from '#lib/language/format.ts';

type Values = Readonly<Record<string, unknown>> | null;

/**
 * Changed field of an audit entry: its old and new value as text; null where the entry has no
 * value.
 */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Texts for values without a text of their own. */
interface ChangeTexts {
  yes: string;
  no: string;
  nothing: string;
  /** Labels of fields whose technical name is not readable. */
  fields: Readonly<Record<string, string>>;
}

/** Readable label of a field, e.g. 'Order status' for 'order_status'. */
export function fieldLabel(
  name: string,
  { fields }: Partial<Pick<ChangeTexts, 'fields'>> = {},
): string {
  const own = fields?.[name];
  if (own !== undefined) return own;
  const words = name.replaceAll('_', ' ').replaceAll('.', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isMoment = (text: string) => ISO_MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** Label of a list item if it is a field name, otherwise the item itself. */
const nameOr = (text: string, { fields }: ChangeTexts) => fields[text] ?? text;

function textOf(value: unknown, words: ChangeTexts): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return isMoment(value) ? formatDateTime(value) : value;
  if (Array.isArray(value))
    return value.map((one) => nameOr(textOf(one, words), words)).join(', ') || words.nothing;
  return Object.entries(Object(value) as Record<string, unknown>)
    .map(([name, inner]) => `${fieldLabel(name, words)} ${textOf(inner, words)}`)
    .join(', ');
}

/**
 * Technical ids, e.g. of refunds and archives. Order and product numbers do not match, because they
 * are readable.
 */
const UNREADABLE = /^(?!ORD)(?=.*[a-z])[\w-]{16,}$/;

function isUnreadable(name: string, value: unknown): boolean {
  if (!/_ids?$/.test(name)) return false;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((one) => typeof one === 'string' && UNREADABLE.test(one));
}

/** Fields that differ between before and after, without fields that mean nothing to people. */
export function listFieldChanges(before: Values, after: Values, words: ChangeTexts): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const said = (values: Values, name: string) =>
    values && name in values && values[name] !== undefined ? textOf(values[name], words) : null;
  return (
    names
      .filter((name) => !isUnreadable(name, after?.[name] ?? before?.[name]))
      .map((name) => ({
        field: fieldLabel(name, words),
        before: said(before, name),
        after: said(after, name),
      }))
      .filter((change) => change.before !== change.after)
      // an empty new field without an old value is not a change
      .filter(({ before, after }) => !(before === null && after === words.nothing))
  );
}
