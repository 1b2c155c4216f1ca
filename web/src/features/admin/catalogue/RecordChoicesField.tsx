import Star from 'lucide-react/icons/star';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Chip } from '#ui/actions/Chip.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { ChoiceLine, ChoiceGroup, type FormFieldProps } from './ChoiceGroup';
import { recordName } from './form-values';
import type { FieldDescription } from './kind-config';
import { kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import { catalogueMessages } from './messages';

type Many = Extract<FieldDescription, { type: 'many' }>;

/**
 * Field that selects several records of another kind; the first is the default, and any of them can
 * be made the default.
 */
export function RecordChoicesField({
  field,
  value,
  options,
  error,
  onChange,
}: FormFieldProps<Many>) {
  const t = useMessages(catalogueMessages);
  const kind = findKindConfig(field.of);
  const chosen = typeof value === 'string' ? [] : value;
  const records = (options.get(field.of) ?? []).filter(
    ({ archived, id }) => !archived || chosen.includes(String(id)),
  );
  const set = (ids: readonly string[]) => onChange({ [field.name]: ids });
  return (
    <ChoiceGroup field={field} hint={field.hint && kindText(field.hint)}>
      {!options.get(field.of) && <p className="muted text-sm">{t.loading}</p>}
      {records.map((record, index) => {
        const id = String(record.id);
        const isChosen = chosen.includes(id);
        const name = kind ? recordName(kind, record) : id;
        const label = record.archived ? t.archivedOption({ name }) : name;
        return (
          <ChoiceLine key={id}>
            <CheckboxField
              name={field.name}
              label={label}
              error={index === 0 ? error : undefined}
              checked={isChosen}
              onChange={() => set(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {isChosen && chosen[0] === id && <Chip>{t.isDefault}</Chip>}
            {isChosen && chosen[0] !== id && (
              <Button
                size="small"
                variant="quiet"
                icon={<Star aria-hidden="true" />}
                aria-label={t.makeDefaultNamed({ name })}
                onClick={() => set([id, ...chosen.filter((one) => one !== id)])}
              >
                {t.makeDefault}
              </Button>
            )}
          </ChoiceLine>
        );
      })}
    </ChoiceGroup>
  );
}
