import {
  type CatalogueImport,
  CSV_FIELD,
  MAX_CSV_LINES,
} from '@smriti/shared/catalogue/management';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../components/actions/Button';
import { InlineMessage } from '../../../components/feedback/InlineMessage';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { FileButton } from '../../../components/fields/FileButton';
import { RecordTable } from '../../../components/layout/RecordTable';
import { formatCount } from '../../../lib/language/format';
import { useMessages } from '../../../lib/language/i18n';
import { StaffPage } from '../components/StaffPage';
import { useStaffWrite } from '../lib/use-staff-write';
import styles from './Catalogue.module.css';
import type { Kind } from './kind-fields';
import { kindOf } from './kinds';
import { importTable } from './managed';
import { catalogueMessages } from './messages';

/** Takes a table of one kind: says first what it would do, and names each line that is no good. */
export function ImportPage() {
  const kind = kindOf(useParams().kind);
  return kind ? <Import key={kind.name} kind={kind} /> : <Navigate to="/admin/catalogue" replace />;
}

function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(CSV_FIELD, file);
  return form;
}

function Import({ kind }: { kind: Kind }) {
  const t = useMessages(catalogueMessages);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<CatalogueImport | null>(null);
  const trial = useStaffWrite(
    (chosen: File) => importTable(kind, formOf(chosen, { dry_run: 'true' })),
    { makesStale: [], onDone: setReport },
  );
  function choose([chosen]: File[]): void {
    if (!chosen) return;
    setFile(chosen);
    setReport(null);
    trial.begin(chosen);
  }
  return (
    <StaffPage
      title={t.importTitle({ name: kind.title })}
      intro={t.importIntro({ lines: formatCount(MAX_CSV_LINES) })}
      back={{ to: `/admin/catalogue/${kind.name}`, label: t.backTo({ name: kind.title }) }}
    >
      <div className={styles.column}>
        <FileButton
          label={file ? t.chooseOther : t.chooseFile}
          Icon={FileUp}
          accept=".csv,text/csv"
          onChoose={choose}
        />
        {trial.isPending && <InlineMessage tone="waiting">{t.reading}</InlineMessage>}
        {trial.problem !== null && <InlineMessage tone="error">{trial.problem}</InlineMessage>}
        {file && report && (
          <Report
            key={`${file.name} ${file.lastModified}`}
            {...{ kind, file, report }}
            onDone={setReport}
          />
        )}
      </div>
    </StaffPage>
  );
}

interface ReportProps {
  kind: Kind;
  file: File;
  report: CatalogueImport;
  onDone: (report: CatalogueImport) => void;
}

/** What the table would do, or has done, and the lines that cannot be taken. */
function Report({ kind, file, report, onDone }: ReportProps) {
  const t = useMessages(catalogueMessages);
  const [leavesOut, setLeavesOut] = useState(false);
  const { added, changed, problems, written } = report;
  const write = useStaffWrite(
    () => importTable(kind, formOf(file, { leave_out: String(leavesOut) })),
    { makesStale: ['staff-catalogue'], onDone },
  );
  const isBlocked = problems.length > 0 && !leavesOut;
  const count = { added: t.linesAdded(added), changed: t.linesChanged(changed) };
  return (
    <>
      <InlineMessage tone={written ? 'success' : 'info'} isAlert={written}>
        {written ? t.importDone(count) : t.importPlan(count)}
      </InlineMessage>
      {problems.length > 0 && (
        <section className={styles.column} aria-labelledby="bad-lines">
          <h2 id="bad-lines">{t.badLines(problems.length)}</h2>
          <RecordTable
            caption={t.badLines(problems.length)}
            columns={[
              { id: 'line', label: t.line, cell: ({ line }) => line, align: 'end' },
              { id: 'why', label: t.why, cell: ({ message }) => message },
            ]}
            rows={problems}
            keyOf={({ line }) => String(line)}
          />
        </section>
      )}
      {!written && problems.length > 0 && (
        <CheckboxField
          name="leave_out"
          label={t.leaveOut}
          hint={t.leaveOutHint}
          checked={leavesOut}
          onChange={({ target }) => setLeavesOut(target.checked)}
        />
      )}
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
      {!written && (
        <div>
          <Button
            variant="filled"
            aria-disabled={isBlocked}
            isBusy={write.isPending}
            busyLabel={t.importing}
            onClick={() => {
              if (!isBlocked) write.begin();
            }}
          >
            {t.import}
          </Button>
        </div>
      )}
    </>
  );
}
