import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { InlineFailure } from '../components/InlineFailure';
import { SearchField } from '../components/SearchField';
import { recordName } from './form-values';
import type { FormFieldProps } from './ChoiceGroup';
import type { FieldDescription } from './kind-config';
import { fieldLabel, kindText } from './kind-messages';
import { getKindConfig } from './kinds';
import { fetchRecords, recordQuery } from './managed-records';
import { catalogueMessages } from './messages';

type One = Extract<FieldDescription, { type: 'one' }>;

const FOUND = 20;

/** Field that selects a record by search; for kinds with too many records for a select box. */
export function RecordSearchField({ field, value, error, onChange }: FormFieldProps<One>) {
  const t = useMessages(catalogueMessages);
  const { of } = field;
  const [words, setWords] = useState('');
  const chosen = typeof value === 'string' ? value : '';
  const found = useQuery({
    queryKey: staffQueryKeys['staff-catalogue'].list(of, { q: words, limit: FOUND }),
    queryFn: async ({ signal }) => {
      const { answer } = await fetchRecords(
        getKindConfig(of),
        { q: words || undefined, limit: FOUND },
        signal,
      );
      return answer.records;
    },
  });
  const own = useQuery({
    ...recordQuery(of, chosen),
    enabled: chosen !== '',
  });
  const records = [
    ...(own.data && chosen !== '' ? [own.data] : []),
    ...(found.data ?? []).filter(({ id }) => String(id) !== chosen),
  ];
  return (
    <>
      <SearchField label={t.search} value={words} onChange={setWords} />
      <InlineFailure queries={[found, own]} failed={t.choicesFailed} />
      <SelectField
        name={field.name}
        label={fieldLabel(field)}
        hint={field.hint && kindText(field.hint)}
        error={error}
        placeholder={field.none ? kindText(field.none) : t.choose}
        value={chosen}
        options={records.map((record) => ({
          value: String(record.id),
          label: recordName(getKindConfig(of), record),
        }))}
        onChange={({ target }) => onChange({ [field.name]: target.value })}
      />
    </>
  );
}
