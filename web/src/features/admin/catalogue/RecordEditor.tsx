import { useQueries } from '@tanstack/react-query';
import type { StoreValue } from 'nanostores';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { InlineFailure } from '../components/InlineFailure';
import { RecordForm } from '../components/RecordForm';
import { type StaffWrite, useStaffWrite } from '../lib/use-staff-write';
import styles from './RecordEditor.module.css';
import {
  toRequestBody,
  listDifferingFields,
  initialFormValues,
  type FormProblem,
  listFormProblems,
  toFormValues,
} from './form-values';
import { FormField } from './FormField';
import type { CatalogueKindConfig, FormValues } from './kind-config';
import {
  addRecord,
  updateRecord,
  type ManagedRecord,
  managedRecordSchema,
  recordOptionsQuery,
} from './managed-records';
import { catalogueMessages } from './messages';
import { RecordPreview } from './RecordPreview';
import { ActionDialogs, type ActionToConfirm, RecordActions } from './RecordActions';
import { listReferencedKinds, type RecordOptions, useRecordOptions } from './use-record-options';
import { formatFieldValue } from './format-field-value';
import { ComputedPrice } from './ComputedPrice';

const ConflictDialog = lazy(async () => ({
  default: (await import('../components/ConflictDialog')).ConflictDialog,
}));

interface RecordEditorProps {
  kind: CatalogueKindConfig;
  /** Record to edit; null for a new record. */
  record: ManagedRecord | null;
}

interface Saving {
  values: FormValues;
  /** Version on which the edit is based; null for a new record. */
  version: number | null;
}

function useSave(kind: CatalogueKindConfig, record: ManagedRecord | null): StaffWrite<Saving> {
  const t = useMessages(catalogueMessages);
  const navigate = useNavigate();
  const saving = useStaffWrite(
    ({ values, version }: Saving) => {
      const body = toRequestBody(kind, values);
      return record ? updateRecord(kind, record.id, { ...body, version }) : addRecord(kind, body);
    },
    {
      makesStale: ['staff-catalogue'],
      success: () => (record ? t.saved : t.addedToast),
      onDone: ({ id }) => {
        if (!record) void navigate(`/admin/catalogue/${kind.name}/${id}`, { replace: true });
      },
    },
  );
  // A change that is blocked because albums use the record is also a conflict, but without a newer
  // version.
  const isStale = managedRecordSchema.safeParse(saving.conflict?.details).success;
  const write = isStale ? saving : { ...saving, conflict: null };
  const failed = kind.failures?.[record ? 'update' : 'create'];
  return failed === undefined || write.problem === null ? write : { ...write, problem: failed };
}

/** Form of a record, with a preview next to it. */
export function RecordEditor({ kind, record }: RecordEditorProps) {
  const t = useMessages(catalogueMessages);
  const options = useRecordOptions(kind);
  const [values, setValues] = useState<FormValues>(() =>
    record ? toFormValues(kind, record) : initialFormValues(kind),
  );
  const [asked, setAsked] = useState<ActionToConfirm | null>(null);
  const form = useForm<FormValues, FormProblem>((asked) => listFormProblems(kind, asked));
  const write = useSave(kind, record);
  function change(changed: FormValues): void {
    setValues((before) => ({ ...before, ...changed }));
    form.edited(Object.keys(changed));
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.submit(event, values, () => write.begin({ values, version: record?.version ?? null }));
  return (
    <div className={cx('stack gap-8 items-start', styles.editor)}>
      <div className="stack gap-5 min-w-0">
        <OptionsFailure kind={kind} />
        {record?.archived && <InlineMessage tone="info">{t.isArchivedNote}</InlineMessage>}
        <RecordForm
          write={write}
          isLong
          onSubmit={submit}
          actions={record && <RecordActions kind={kind} record={record} onAsk={setAsked} />}
        >
          {kind.fields.map((field) => {
            const problem = form.problemOf(field.name);
            return (
              <FormField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                options={options}
                error={problem && problemText(problem, t)}
                onChange={change}
              />
            );
          })}
          {kind.hasWorkedOutPrice && (
            <ComputedPrice values={values} options={options} onTake={change} />
          )}
        </RecordForm>
      </div>
      <RecordPreview kind={kind} values={values} />
      <Conflict {...{ kind, values, options, write }} onTakeTheirs={change} />
      {record && <ActionDialogs {...{ kind, record, asked }} onAsk={setAsked} />}
    </div>
  );
}

interface ConflictProps {
  kind: CatalogueKindConfig;
  values: FormValues;
  options: RecordOptions;
  write: StaffWrite<Saving>;
  onTakeTheirs: (values: FormValues) => void;
}

/**
 * Conflict dialog with both versions of a record that somebody else has changed in the meantime.
 */
function Conflict({ kind, values, options, write, onTakeTheirs }: ConflictProps) {
  const t = useMessages(catalogueMessages);
  const current = managedRecordSchema.safeParse(write.conflict?.details);
  if (!current.success) return null;
  const theirs = toFormValues(kind, current.data);
  return (
    <Suspense>
      <ConflictDialog
        isOpen
        isPending={write.isPending}
        differences={listDifferingFields(kind, values, theirs).map((field) => ({
          label: field.label,
          mine: formatFieldValue(field, values[field.name], options, t),
          theirs: formatFieldValue(field, theirs[field.name], options, t),
        }))}
        onKeepMine={() => write.begin({ values, version: current.data.version })}
        onTakeTheirs={() => {
          onTakeTheirs(theirs);
          write.reset();
        }}
        onClose={write.reset}
      />
    </Suspense>
  );
}

/** Error message if the form's options cannot be loaded; otherwise renders nothing. */
function OptionsFailure({ kind }: { kind: CatalogueKindConfig }) {
  const t = useMessages(catalogueMessages);
  const queries = useQueries({ queries: listReferencedKinds(kind).map(recordOptionsQuery) });
  return <InlineFailure {...{ queries }} failed={t.choicesFailed} />;
}

const TEXTS = {
  required: 'required',
  money: 'badMoney',
  number: 'badNumber',
  text: 'badText',
  value: 'badValue',
  picture: 'noPicture',
  one: 'chooseOne',
  some: 'chooseSome',
} as const satisfies Record<FormProblem['reason'], string>;

/** Error message of a field, which says how to fix it. */
function problemText({ reason }: FormProblem, t: StoreValue<typeof catalogueMessages>): string {
  return t[TEXTS[reason]];
}
