import { type CatalogueImport, MAX_LISTED_CHANGES } from '@smriti/shared/catalogue/management';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { serverProblemText } from '#lib/api/api.ts';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { FileButton } from '#ui/fields/FileButton.tsx';
import { ProgressBar } from '../components/ProgressBar';
import { StaffPage } from '../components/StaffPage';
import { useStaffWrite } from '../lib/use-staff-write';
import { ImportedChanges } from './ImportedChanges';
import styles from './ImportPage.module.css';
import type { CatalogueKindConfig } from './kind-config';
import { kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import {
  checkImportTable,
  type OnImportProgress,
  readImportTable,
  type ImportTable,
  writeImportTable,
} from './import-table';
import { LineTable } from './LineTable';
import { catalogueMessages } from './messages';

/** Maximum number of invalid lines listed. */
const NAMED = 200;

/**
 * Page that imports a CSV table of one kind. A dry run first reports all changes and all invalid
 * lines.
 */
export function ImportPage() {
  const kind = findKindConfig(useParams().kind);
  return kind ? <Import key={kind.name} kind={kind} /> : <Navigate to="/admin/catalogue" replace />;
}

/** File with the result of its dry run. */
interface Judged {
  name: string;
  table: ImportTable;
  report: CatalogueImport;
}

function Import({ kind }: { kind: CatalogueKindConfig }) {
  const t = useMessages(catalogueMessages);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [progress, tell] = useProgress();
  const trial = useStaffWrite(
    async (file: File) => {
      const table = await readImportTable(file);
      const report = await checkImportTable(kind, table, tell);
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
      title={t.importTitle({ name: kindText(kind.title) })}
      intro={t.importIntro}
      back={{
        to: `/admin/catalogue/${kind.name}`,
        label: t.backTo({ name: kindText(kind.title) }),
      }}
    >
      <div className={cx('stack gap-5 min-w-0', styles.import)}>
        <FileButton
          label={judged ? t.chooseOther : t.chooseFile}
          Icon={FileUp}
          accept=".csv,text/csv"
          onChoose={choose}
        />
        {trial.isPending && <ImportProgress label={t.reading} {...{ progress }} />}
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

/** Progress of an import in lines. */
interface Progress {
  done: number;
  all: number;
}

/** Progress state; null until the first of several parts is done. */
function useProgress(): [Progress | null, OnImportProgress] {
  const [progress, setProgress] = useState<Progress | null>(null);
  return [progress, (done, all) => setProgress(done < all ? { done, all } : null)];
}

function ImportProgress({ label, progress }: { label: string; progress: Progress | null }) {
  const t = useMessages(catalogueMessages);
  const { done = 0, all = 0 } = progress ?? {};
  const lines = t.linesDone({ done: formatCount(done), all: formatCount(all) });
  return (
    <InlineMessage tone="waiting">
      {progress ? `${label} ${lines}` : label}
      {progress && (
        <div className="mt-2">
          <ProgressBar {...{ label, done, all }} />
        </div>
      )}
    </InlineMessage>
  );
}

interface ReportProps {
  kind: CatalogueKindConfig;
  table: ImportTable;
  report: CatalogueImport;
  onDone: (report: CatalogueImport) => void;
}

/** Numbers of lines that are new, change a record, and change nothing. */
function useLineCounts({ added, changed, unchanged = 0 }: CatalogueImport): string {
  const t = useMessages(catalogueMessages);
  const counts = [t.linesAdded(added), t.linesChanged(changed)];
  if (unchanged > 0) counts.push(t.linesUnchanged(unchanged));
  return counts.join(', ');
}

/** Result of the dry run or the import, with the invalid lines. */
function Report({ kind, table, report, onDone }: ReportProps) {
  const t = useMessages(catalogueMessages);
  const [leavesOut, setLeavesOut] = useState(false);
  const [done, setDone] = useState(0);
  const [progress, tell] = useProgress();
  const { problems, changes = [], written } = report;
  const lines = useLineCounts(report);
  const write = useStaffWrite(
    () =>
      writeImportTable(kind, table, {
        plan: report,
        leavesOut,
        done,
        onWritten: setDone,
        onProgress: tell,
      }),
    { makesStale: ['staff-catalogue'], onDone },
  );
  const isBlocked = problems.length > 0 && !leavesOut;
  return (
    <>
      <InlineMessage tone={written ? 'success' : 'info'} isAlert={written}>
        {written ? t.importDone({ lines }) : t.importPlan({ lines })}
      </InlineMessage>
      {!written && done > 0 && !write.isPending && (
        <InlineMessage tone="waiting">
          {t.partlyDone({ lines: formatCount(table.parts[done - 1]?.until ?? 0) })}
        </InlineMessage>
      )}
      {problems.length > 0 && <h2>{t.badLines(problems.length)}</h2>}
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
      {write.isPending && <ImportProgress label={t.importing} {...{ progress }} />}
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
      {/* The invalid lines are below the button, because there may be hundreds of them. */}
      {problems.length > 0 && <BadLines problems={problems} />}
      {!written && changes.length > 0 && (
        <>
          <ImportedChanges kind={kind} changes={changes} />
          {changes.length >= MAX_LISTED_CHANGES && (
            <p className="muted">{t.firstChanges(changes.length)}</p>
          )}
        </>
      )}
    </>
  );
}

/** The first invalid lines, and the number of further ones. */
function BadLines({ problems }: Pick<CatalogueImport, 'problems'>) {
  const t = useMessages(catalogueMessages);
  return (
    <div className="stack gap-5 min-w-0">
      <LineTable
        caption={t.badLines(problems.length)}
        headings={[t.line, t.why]}
        lines={problems.slice(0, NAMED).map(({ line, message, ...named }) => ({
          line,
          cells: [serverProblemText(named, message)],
        }))}
      />
      {problems.length > NAMED && <p>{t.moreBadLines(problems.length - NAMED)}</p>}
    </div>
  );
}
