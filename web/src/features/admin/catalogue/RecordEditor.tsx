import { useQueries } from '@tanstack/react-query';
import type { StoreValue } from 'nanostores';
import { Fragment, lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { InlineFailure } from '../components/InlineFailure';
import { RecordForm } from '../components/RecordForm';
import { consoleMessages } from '../lib/messages';
import { type RecordVersion, useRecordForm } from '../lib/use-record-form';
import { ComputedPrice } from './ComputedPrice';
import { DraftButtons } from './DraftButtons';
import { FormField } from './FormField';
import { FormSection } from './FormSection';
import { formatFieldValue } from './format-field-value';
import {
  type FormProblem,
  initialFormValues,
  listFormProblems,
  toFormValues,
  toRequestBody,
} from './form-values';
import type { CatalogueKindConfig, FormValues } from './kind-config';
import { fieldLabel, kindText } from './kind-messages';
import {
  addRecord,
  type ManagedRecord,
  managedRecordSchema,
  recordOptionsQuery,
  updateRecord,
} from './managed-records';
import { catalogueMessages } from './messages';
import { type ActionToConfirm, RecordActions } from './RecordActions';
import styles from './RecordEditor.module.css';
import { RecordPreview } from './RecordPreview';
import { SameNameNote } from './SameNameNote';
import { listReferencedKinds, useRecordOptions } from './use-records';

const ActionDialogs = lazy(async () => ({
  default: (await import('./RecordActionDialogs')).ActionDialogs,
}));

interface RecordEditorProps {
  kind: CatalogueKindConfig;
  /** Record to edit; null for a new record. */
  record: ManagedRecord | null;
}

function toVersion(
  kind: CatalogueKindConfig,
  record: ManagedRecord | null,
): RecordVersion<FormValues> {
  return record
    ? { values: toFormValues(kind, record), version: record.version }
    : { values: initialFormValues(kind), version: null };
}

function useCatalogueRecordForm(kind: CatalogueKindConfig, record: ManagedRecord | null) {
  const t = useMessages(catalogueMessages);
  const parts = useMessages(consoleMessages);
  const navigate = useNavigate();
  const findField = (name: string) => kind.fields.find((field) => field.name === name);
  return useRecordForm({
    stored: useMemo(() => toVersion(kind, record), [kind, record]),
    problemsOf: (values: FormValues) => listFormProblems(kind, values),
    send: ({ values, version }) => {
      const body = toRequestBody(kind, values);
      return record ? updateRecord(kind, record.id, { ...body, version }) : addRecord(kind, body);
    },
    // A change that is refused because albums use the record is also a conflict, but has no version.
    readConflict: (details) => {
      const current = managedRecordSchema.safeParse(details).data;
      return current ? toVersion(kind, current) : null;
    },
    isNew: record === null,
    makesStale: ['staff-catalogue'],
    failed: kind.failures && kindText(kind.failures[record ? 'update' : 'create']),
    success: (_, { values }) => {
      if (values.draft === 'true') return t.savedDraft;
      if (record?.draft === true) return t.published;
      return record ? t.saved : t.addedToast;
    },
    onMerged: (fields) => {
      const labels = fields.flatMap((name) => {
        const field = findField(name);
        return field ? [fieldLabel(field)] : [];
      });
      showToast('success', parts.merged({ fields: labels.join(', ') }));
    },
    onDone: ({ id }) => {
      if (!record) void navigate(`/admin/catalogue/${kind.name}/${id}`, { replace: true });
    },
  });
}

/** Form of a record, with a preview next to it. */
export function RecordEditor({ kind, record }: RecordEditorProps) {
  const t = useMessages(catalogueMessages);
  const options = useRecordOptions(kind);
  const [asked, setAsked] = useState<ActionToConfirm | null>(null);
  const editing = useCatalogueRecordForm(kind, record);
  const { values, change, form } = editing;
  const sections = kind.sections ?? [{ fields: kind.fields }];
  return (
    <div className={cx('stack gap-8 items-start', styles.editor)}>
      <div className="stack gap-5 min-w-0">
        <OptionsFailure kind={kind} />
        {record?.archived && <InlineMessage tone="info">{t.isArchivedNote}</InlineMessage>}
        {values.draft === 'true' && <InlineMessage tone="info">{t.isDraftNote}</InlineMessage>}
        <RecordForm
          editing={editing}
          describe={(name) => {
            const field = kind.fields.find((one) => one.name === name);
            if (!field || field.type === 'hidden') return null;
            const textOf = (value: unknown) => formatFieldValue(field, value, options, t);
            return { label: fieldLabel(field), textOf };
          }}
          isLong
          isWide={kind.sections !== undefined}
          saveButtons={<DraftButtons {...{ kind, record, editing }} />}
          actions={record && <RecordActions {...{ kind, record, options }} onAsk={setAsked} />}
        >
          {sections.map((section) => (
            <FormSection key={section.title ?? ''} section={section}>
              {section.fields.map((field) => {
                const problem = form.problemOf(field.name);
                return (
                  <Fragment key={field.name}>
                    <FormField
                      field={field}
                      value={values[field.name] ?? ''}
                      options={options}
                      error={problem && problemText(problem, t)}
                      onChange={change}
                    />
                    {field.name === kind.naming && <SameNameNote {...{ kind, record, values }} />}
                  </Fragment>
                );
              })}
              {kind.hasWorkedOutPrice && section.fields.some(({ name }) => name === 'price') && (
                <ComputedPrice values={values} options={options} onTake={change} />
              )}
            </FormSection>
          ))}
        </RecordForm>
      </div>
      <RecordPreview kind={kind} values={values} />
      {record && asked && (
        <Suspense>
          <ActionDialogs {...{ kind, record, asked }} onAsk={setAsked} />
        </Suspense>
      )}
    </div>
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
