import type { Closing } from '@smriti/shared/order/closings';
import {
  changeClosings,
  type ClosingsForm as Closings,
  closingsForm,
  MAX_CLOSING_DAYS,
  MAX_CLOSINGS,
} from '@smriti/shared/staff/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { QuerySection } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { useRecordForm } from '../lib/use-record-form';
import { settingsQuery } from './settings-query';
import { closingsMessages } from './page-messages';
import { RemovableFields } from './RemovableFields';
import { SettingsTabs } from './SettingsTabs';

type Day = 'from' | 'to';
const fieldName = (index: number, day: Day) => `${day}-${index}`;

/** Problems found by the server's contract, in field order. */
function problemsOf(values: Closings): { field: string; day: Day }[] {
  const issues = closingsForm.safeParse(values).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path.slice(1).join('.')));
  return values.closings.flatMap((_, index) =>
    (['from', 'to'] as const)
      .filter((day) => wrong.has(`${index}.${day}`))
      .map((day) => ({ field: fieldName(index, day), day })),
  );
}

interface ClosingFieldsProps {
  /** Position in the list, from 0. */
  index: number;
  closing: Closing;
  /** The day with a problem, if any. */
  wrong: (day: Day) => boolean;
  onEdit: (change: Partial<Closing>) => void;
  onRemove: () => void;
}

function ClosingFields({ index, closing, wrong, onEdit, onRemove }: ClosingFieldsProps) {
  const t = useMessages(closingsMessages);
  const position = index + 1;
  return (
    <RemovableFields
      legend={t.closing({ position })}
      remove={t.remove}
      removeLabel={t.removeNamed({ position })}
      onRemove={onRemove}
    >
      <TextField
        name={fieldName(index, 'from')}
        label={t.from}
        type="date"
        value={closing.from}
        error={wrong('from') ? t.fromMissing : undefined}
        onChange={({ target }) => onEdit({ from: target.value })}
      />
      <TextField
        name={fieldName(index, 'to')}
        label={t.to}
        type="date"
        min={closing.from}
        value={closing.to}
        error={wrong('to') ? t.toWrong({ days: MAX_CLOSING_DAYS }) : undefined}
        onChange={({ target }) => onEdit({ to: target.value })}
      />
    </RemovableFields>
  );
}

function ClosingsForm({ closings }: { closings: readonly Closing[] }) {
  const t = useMessages(closingsMessages);
  const queries = useQueryClient();
  const editing = useRecordForm({
    stored: useMemo(() => ({ values: { closings: [...closings] }, version: null }), [closings]),
    problemsOf,
    send: ({ values: body }) => callApi(changeClosings, { body }),
    makesStale: ['staff-audit'],
    success: () => t.saved,
    onDone: (saved) => queries.setQueryData(staffQueryKeys['staff-settings'].shop(), saved),
  });
  const { change, form } = editing;
  const list = editing.values.closings;
  function edit(index: number, changed: Partial<Closing>): void {
    change({ closings: list.map((one, at) => (at === index ? { ...one, ...changed } : one)) });
    form.edited([fieldName(index, 'from'), fieldName(index, 'to')]);
  }
  return (
    <RecordForm editing={editing} isWide isLong>
      <Card as="section" padding="large" className="stack gap-5">
        {list.length === 0 && <p className="muted">{t.none}</p>}
        {list.map((closing, index) => (
          // The position is the only identity of a closing whose days are being edited.
          <ClosingFields
            key={index}
            index={index}
            closing={closing}
            wrong={(day) => form.problemOf(fieldName(index, day)) !== undefined}
            onEdit={(changed) => edit(index, changed)}
            onRemove={() => {
              change({ closings: list.filter((_, at) => at !== index) });
              form.clear();
            }}
          />
        ))}
        {list.length < MAX_CLOSINGS && (
          <div>
            <Button
              icon={<Plus aria-hidden="true" />}
              onClick={() => change({ closings: [...list, { from: '', to: '' }] })}
            >
              {t.add}
            </Button>
          </div>
        )}
      </Card>
    </RecordForm>
  );
}

/** Page /admin/settings/closings, with the days on which the shop is closed. */
export function ClosingsPage() {
  const t = useMessages(closingsMessages);
  const query = useQuery(settingsQuery);
  return (
    <StaffPage title={t.title} intro={t.intro}>
      <SettingsTabs />
      <QuerySection query={query} failed={t.loadFailed}>
        {({ closings }) => <ClosingsForm closings={closings} />}
      </QuerySection>
    </StaffPage>
  );
}
