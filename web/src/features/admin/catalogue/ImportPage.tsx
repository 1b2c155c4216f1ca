import type { CatalogueImport } from '@smriti/shared/catalogue/management';
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
import { judgeTable, type OnProgress, readTable, type Table, writeTable } from './import-table';
import { catalogueMessages } from './messages';

/** Of the lines that cannot be taken: whoever has more mends these first. */
const NAMED = 200;

/** Takes a table of one kind: says first what it would do, and names each line that is no good. */
export function ImportPage() {
  const kind = kindOf(useParams().kind);
  return kind ? <Import key={kind.name} kind={kind} /> : <Navigate to="/admin/catalogue" replace />;
}

/** A file that was judged. */
interface Judged {
  name: string;
  table: Table;
  report: CatalogueImport;
}

function Import({ kind }: { kind: Kind }) {
  const t = useMessages(catalogueMessages);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [progress, tell] = useProgress();
  const trial = useStaffWrite(
    async (file: File) => {
      const table = await readTable(file);
      const report = await judgeTable(kind, table, tell);
      return { name: `${file.name} ${file.lastModified}`, table, report };
    },
    { makesStale: [], onDone: setJudged },
  );
  function choose([chosen]: File[]): void {
    if (!chosen) return;
    setJudged(null);
    trial.begin(chosen);
  }
  return (
    <StaffPage
      title={t.importTitle({ name: kind.title })}
      intro={t.importIntro}
      back={{ to: `/admin/catalogue/${kind.name}`, label: t.backTo({ name: kind.title }) }}
    >
      <div className={styles.column}>
        <FileButton
          label={judged ? t.chooseOther : t.chooseFile}
          Icon={FileUp}
          accept=".csv,text/csv"
          onChoose={choose}
        />
        {trial.isPending && (
          <InlineMessage tone="waiting">{`${t.reading} ${progress}`}</InlineMessage>
        )}
        {trial.problem !== null && <InlineMessage tone="error">{trial.problem}</InlineMessage>}
        {judged && (
          <Report
            key={judged.name}
            {...{ kind, ...judged }}
            onDone={(report) => setJudged({ ...judged, report })}
          />
        )}
      </div>
    </StaffPage>
  );
}

/** How far a larger file is, in words. */
function useProgress(): [string, OnProgress] {
  const t = useMessages(catalogueMessages);
  const [progress, setProgress] = useState('');
  const tell: OnProgress = (done, all) =>
    setProgress(done < all ? t.linesDone({ done: formatCount(done), all: formatCount(all) }) : '');
  return [progress, tell];
}

interface ReportProps {
  kind: Kind;
  table: Table;
  report: CatalogueImport;
  onDone: (report: CatalogueImport) => void;
}

/** What the table would do, or has done, and the lines that cannot be taken. */
function Report({ kind, table, report, onDone }: ReportProps) {
  const t = useMessages(catalogueMessages);
  const [leavesOut, setLeavesOut] = useState(false);
  const [done, setDone] = useState(0);
  const [progress, tell] = useProgress();
  const { added, changed, problems, written } = report;
  const write = useStaffWrite(
    () =>
      writeTable(kind, table, {
        ...{ plan: report, leavesOut, done },
        ...{ onWritten: setDone, onProgress: tell },
      }),
    { makesStale: ['staff-catalogue'], onDone },
  );
  const isBlocked = problems.length > 0 && !leavesOut;
  const count = { added: t.linesAdded(added), changed: t.linesChanged(changed) };
  return (
    <>
      <InlineMessage tone={written ? 'success' : 'info'} isAlert={written}>
        {written ? t.importDone(count) : t.importPlan(count)}
      </InlineMessage>
      {!written && done > 0 && !write.isPending && (
        <InlineMessage tone="waiting">
          {t.partlyDone({ lines: formatCount(table.parts[done - 1]?.until ?? 0) })}
        </InlineMessage>
      )}
      {problems.length > 0 && <BadLines problems={problems} />}
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
            busyLabel={`${t.importing} ${progress}`}
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

/** The first of the lines that cannot be taken, and how many more there are. */
function BadLines({ problems }: Pick<CatalogueImport, 'problems'>) {
  const t = useMessages(catalogueMessages);
  return (
    <section className={styles.column} aria-labelledby="bad-lines">
      <h2 id="bad-lines">{t.badLines(problems.length)}</h2>
      <RecordTable
        caption={t.badLines(problems.length)}
        columns={[
          { id: 'line', label: t.line, cell: ({ line }) => line, align: 'end' },
          { id: 'why', label: t.why, cell: ({ message }) => message },
        ]}
        rows={problems.slice(0, NAMED)}
        keyOf={({ line }) => String(line)}
      />
      {problems.length > NAMED && <p>{t.moreBadLines(problems.length - NAMED)}</p>}
    </section>
  );
}
