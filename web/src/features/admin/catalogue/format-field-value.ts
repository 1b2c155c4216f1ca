import type { StoreValue } from 'nanostores';
import { formatRupees } from '#lib/language/format.ts';
import { recordName } from './form-values';
import type { FieldDescription, KindName } from './kind-config';
import { kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import type { catalogueMessages } from './messages';
import type { RecordOptions } from './use-records';

type Texts = StoreValue<typeof catalogueMessages>;

function nameIn(options: RecordOptions, of: KindName, id: string): string {
  const kind = findKindConfig(of);
  const record = options.get(of)?.find((one) => String(one.id) === id);
  return kind && record ? recordName(kind, record) : `#${id}`;
}

export function formatFieldValue(
  field: FieldDescription,
  value: unknown,
  options: RecordOptions,
  t: Texts,
): string {
  const texts = (Array.isArray(value) ? value : [value])
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map(String);
  const [first] = texts;
  if (first === undefined) return field.type === 'purposes' ? t.forAll : t.none;
  switch (field.type) {
    case 'money':
      return Number.isFinite(Number(first)) ? formatRupees(Number(first)) : first;
    case 'number':
      return field.unit === undefined ? first : `${first} ${kindText(field.unit)}`;
    case 'select': {
      const chosen = field.options.find((option) => option.value === first);
      return chosen ? kindText(chosen.label) : first;
    }
    case 'one':
    case 'many':
      return texts.map((id) => nameIn(options, field.of, id)).join(', ');
    case 'purposes':
      return texts.map((one) => (one === 'canvas' ? t.forCanvas : t.forAlbums)).join(', ');
    case 'pictures':
      return String(texts.length);
    default:
      return first;
  }
}
