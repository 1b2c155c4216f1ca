import { useQueries } from '@tanstack/react-query';
import type { StoreValue } from 'nanostores';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { ConflictDialog } from '../components/ConflictDialog';
import { InlineFailure } from '../components/InlineFailure';
import { RecordForm } from '../components/RecordForm';
import { type StaffWrite, useStaffWrite } from '../lib/use-staff-write';
import styles from './RecordEditor.module.css';
import {
  bodyOf,
  listDifferingFields,
  initialFormValues,
  type Problem,
  problemsOf,
  valuesOf,
} from './form-values';
import { FormField } from './FormField';
import type { Kind, Values } from './kind-fields';
import {
  addRecord,
  changeRecord,
  type ManagedRecord,
  managedRecordSchema,
  optionsQuery,
} from './managed';
import { catalogueMessages } from './messages';
import { Preview } from './Preview';
import { ActionDialogs, type AskedAction, RecordActions } from './RecordActions';
import { listReferencedKinds, type Options, useOptions } from './use-options';
import { valueText } from './value-text';
import { WorkedOutPrice } from './WorkedOutPrice';

interface RecordEditorProps {
  kind: Kind;
  /** Record to edit; null for a new record. */
  record: ManagedRecord | null;
}

interface Saving {
  values: Values;
  /** Version on which the edit is based; null for a new record. */
  version: number | null;
}

function useSave(kind: Kind, record: ManagedRecord | null): StaffWrite<Saving> {
  const t = useMessages(catalogueMessages);
  const navigate = useNavigate();
  const saving = useStaffWrite(
    ({ values, version }: Saving) => {
      const body = bodyOf(kind, values);
      return record ? changeRecord(kind, record.id, { ...body, version }) : addRecord(kind, body);
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

/** Form of a record, with a preview beside it. */
export function RecordEditor({ kind, record }: RecordEditorProps) {
  const t = useMessages(catalogueMessages);
  const options = useOptions(kind);
  const [values, setValues] = useState<Values>(() =>
    record ? valuesOf(kind, record) : initialFormValues(kind),
  );
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const form = useForm<Values, Problem>((asked) => problemsOf(kind, asked));
  const write = useSave(kind, record);
  function change(changed: Values): void {
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
            <WorkedOutPrice values={values} options={options} onTake={change} />
          )}
        </RecordForm>
      </div>
      <Preview kind={kind} values={values} />
      <Conflict {...{ kind, values, options, write }} onTakeTheirs={change} />
      {record && <ActionDialogs {...{ kind, record, asked }} onAsk={setAsked} />}
    </div>
  );
}

interface ConflictProps {
  kind: Kind;
  values: Values;
  options: Options;
  write: StaffWrite<Saving>;
  onTakeTheirs: (values: Values) => void;
}

/**
 * Conflict dialog with both versions of a record that somebody else has changed in the meantime.
 */
function Conflict({ kind, values, options, write, onTakeTheirs }: ConflictProps) {
  const t = useMessages(catalogueMessages);
  const current = managedRecordSchema.safeParse(write.conflict?.details);
  if (!current.success) return null;
  const theirs = valuesOf(kind, current.data);
  return (
    <ConflictDialog
      isOpen
      isPending={write.isPending}
      differences={listDifferingFields(kind, values, theirs).map((field) => ({
        label: field.label,
        mine: valueText(field, values[field.name], options, t),
        theirs: valueText(field, theirs[field.name], options, t),
      }))}
      onKeepMine={() => write.begin({ values, version: current.data.version })}
      onTakeTheirs={() => {
        onTakeTheirs(theirs);
        write.reset();
      }}
      onClose={write.reset}
    />
  );
}

/** Error message if the form's options cannot be loaded; otherwise renders nothing. */
function OptionsFailure({ kind }: { kind: Kind }) {
  const t = useMessages(catalogueMessages);
  const queries = useQueries({ queries: listReferencedKinds(kind).map(optionsQuery) });
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
} as const satisfies Record<Problem['reason'], string>;

/** Error message of a field, which says how to fix it. */
function problemText({ reason }: Problem, t: StoreValue<typeof catalogueMessages>): string {
  return t[TEXTS[reason]];
}
