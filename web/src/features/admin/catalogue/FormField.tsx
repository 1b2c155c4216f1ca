import { lazy, Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { ChoiceLine, ChoiceGroup, type FormFieldProps } from './ChoiceGroup';
import { RecordChoicesField } from './RecordChoicesField';
import styles from './FormField.module.css';
import { recordName } from './form-values';
import type { FieldDescription } from './kind-config';
import { fieldLabel, kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import { catalogueMessages } from './messages';

/* Loaded by the forms that need them. */
const PicturesField = lazy(async () => ({
  default: (await import('./PicturesField')).PicturesField,
}));
const RecordSearchField = lazy(async () => ({
  default: (await import('./RecordSearchField')).RecordSearchField,
}));

export function FormField(props: FormFieldProps) {
  const { field } = props;
  switch (field.type) {
    case 'hidden':
      return null;
    case 'many':
      return <RecordChoicesField {...props} field={field} />;
    case 'purposes':
      return <PurposesField {...props} />;
    case 'picture':
    case 'pictures':
      return (
        <Suspense>
          <PicturesField {...props} />
        </Suspense>
      );
    case 'one':
      return field.isSearched ? (
        <Suspense>
          <RecordSearchField {...props} field={field} />
        </Suspense>
      ) : (
        <OneField {...props} field={field} />
      );
    default:
      return <LineField {...props} field={field} />;
  }
}

function useTexts({ field, error }: Pick<FormFieldProps, 'field' | 'error'>) {
  const t = useMessages(catalogueMessages);
  const { name, hint, isOptional } = field;
  return {
    name,
    label: fieldLabel(field),
    hint: hint && kindText(hint),
    error,
    optionalText: isOptional ? `(${t.optional})` : undefined,
  };
}

/** A colour that the colour picker can show. */
const COLOUR = /^#[\da-f]{6}$/i;
const COLOUR_LENGTH = '#c9a227'.length;

const textOf = (value: FormFieldProps['value']) => (typeof value === 'string' ? value : '');

type Line = Extract<
  FieldDescription,
  { type: 'text' | 'long' | 'html' | 'money' | 'number' | 'colour' | 'date' | 'select' }
>;

function LineField({ field, value, onChange, error }: FormFieldProps<Line>) {
  const texts = useTexts({ field, error });
  const t = useMessages(catalogueMessages);
  const shared = {
    ...texts,
    lang: field.lang,
    value: textOf(value),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [field.name]: target.value }),
  };
  switch (field.type) {
    case 'select':
      return (
        <SelectField
          {...shared}
          options={field.options.map(({ value: one, label }) => ({
            value: one,
            label: kindText(label),
          }))}
          placeholder={t.choose}
        />
      );
    case 'long':
      return <TextAreaField {...shared} maxLength={field.maxLength} />;
    case 'html':
      return <TextAreaField {...shared} maxLength={field.maxLength} rows={8} />;
    case 'date':
      return <TextField {...shared} type="date" />;
    case 'colour':
      return (
        <TextField
          {...shared}
          maxLength={COLOUR_LENGTH}
          autoComplete="off"
          trailing={
            <input
              type="color"
              className={styles.swatch}
              aria-label={t.pickColour({ label: texts.label })}
              value={COLOUR.test(shared.value) ? shared.value : '#ffffff'}
              onChange={shared.onChange}
            />
          }
        />
      );
    case 'money':
      return <TextField {...shared} inputMode="decimal" leading="₹" autoComplete="off" />;
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode="decimal"
          trailing={field.unit && <span className="pe-3">{kindText(field.unit)}</span>}
          autoComplete="off"
        />
      );
    default:
      return <TextField {...shared} maxLength={field.maxLength} autoComplete="off" />;
  }
}

type One = Extract<FieldDescription, { type: 'one' }>;

/**
 * Field that selects one record of another kind; archived records are offered only if already
 * selected.
 */
function OneField({ field, value, options, onChange, error }: FormFieldProps<One>) {
  const texts = useTexts({ field, error });
  const t = useMessages(catalogueMessages);
  const kind = findKindConfig(field.of);
  const records = (options.get(field.of) ?? []).filter(
    ({ archived, id }) => !archived || String(id) === value,
  );
  return (
    <SelectField
      {...texts}
      placeholder={field.none ? kindText(field.none) : t.choose}
      value={textOf(value)}
      options={records.map((record) => {
        const name = kind ? recordName(kind, record) : '';
        const label = record.archived ? t.archivedOption({ name }) : name;
        return { value: String(record.id), label };
      })}
      onChange={({ target }) => onChange({ [field.name]: target.value })}
    />
  );
}

const PURPOSES = [
  ['album', 'forAlbums'],
  ['canvas', 'forCanvas'],
] as const;

function PurposesField({ field, value, onChange, error }: FormFieldProps) {
  const t = useMessages(catalogueMessages);
  const chosen = typeof value === 'string' ? [] : value;
  const toggle = (purpose: string) =>
    chosen.includes(purpose) ? chosen.filter((one) => one !== purpose) : [...chosen, purpose];
  return (
    <ChoiceGroup field={field} hint={field.hint && kindText(field.hint)}>
      {PURPOSES.map(([purpose, text]) => (
        <ChoiceLine key={purpose}>
          <CheckboxField
            name={field.name}
            label={t[text]}
            error={error}
            checked={chosen.includes(purpose)}
            onChange={() => onChange({ [field.name]: toggle(purpose) })}
          />
        </ChoiceLine>
      ))}
    </ChoiceGroup>
  );
}
