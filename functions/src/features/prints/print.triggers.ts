import { log } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';
import { hasArchiveStoppedWaiting, isPrintCheckMovedForward } from './print-lifecycle.domain';
import { loadLiveDeps, loadTriggerDeps } from '../../platform/load-deps';

const REGION = { region: 'asia-south1' } as const;
/** One book at a time, because pictures other than JPEGs are decoded as a whole. */
const RENDER_OPTIONS = {
  ...REGION,
  memory: '1GiB',
  timeoutSeconds: 540,
  maxInstances: 5,
  concurrency: 1,
  secrets: LIVE_SECRETS,
} as const;

interface Written {
  get: (field: string) => unknown;
}

/** Whether a write starts a new render or archive, which has a new id. */
function isNew(before: Written | undefined, after: Written | undefined): boolean {
  const id: unknown = after?.get('id');
  return id !== undefined && id !== before?.get('id');
}

/** Whether a write has moved the next check of print files forward. */
async function isToCheck(before: Written | undefined, after: Written | undefined) {
  const { isTimestamp } = await import('../../platform/database/stored-fields');
  const [was, is] = [before, after].map((record) => {
    const time: unknown = record?.get('check_at');
    return isTimestamp(time) ? time.toDate().toISOString() : undefined;
  });
  return isPrintCheckMovedForward(was, is);
}

/** Requests the print files of an order when it becomes paid; retried on failure. */
export const orderToPrint = onDocumentWritten(
  { ...REGION, memory: '256MiB', document: 'orders/{id}', retry: true, maxInstances: 5 },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map(
      (one) => one?.get('payment_status') === 'paid',
    );
    if (after !== true || before === true) return;
    const { requestPrintFilesOfPaidOrder } = await import('./print-request.service');
    await requestPrintFilesOfPaidOrder(await loadTriggerDeps(), id);
  },
);

/**
 * Renders requested print files, and deletes print files as soon as their album is open again. Then resumes the
 * archives that wait for them.
 */
export const printFilesRequested = onDocumentWritten(
  { ...RENDER_OPTIONS, document: 'printFiles/{albumId}' },
  async ({ data, params: { albumId } }) => {
    const { before, after } = data ?? {};
    if (isNew(before, after)) {
      const { renderPrintFiles } = await import('./print-rendering.service');
      await renderPrintFiles(await loadLiveDeps(), albumId);
    } else if (await isToCheck(before, after)) {
      const { checkPrintFiles } = await import('./print-sweep.service');
      await checkPrintFiles(await loadLiveDeps(), albumId);
    } else return;
    const { resumeArchives } = await import('./print-archive-waiting.service');
    await resumeArchives(await loadLiveDeps(), albumId);
  },
);

/** Fills an archive when it is requested, and when the print files that it waits for are made. */
export const printArchiveRequested = onDocumentWritten(
  { ...RENDER_OPTIONS, memory: '512MiB', document: 'printArchives/{id}' },
  async ({ data, params: { id } }) => {
    const { before, after } = data ?? {};
    const isResumed = hasArchiveStoppedWaiting(before?.get('waits_for'), after?.get('waits_for'));
    if (!isNew(before, after) && !isResumed) return;
    const { fillPrintArchive } = await import('./print-archive-job.service');
    await fillPrintArchive(await loadLiveDeps(), id);
  },
);

/** Deletes expired print files and archives. */
export const sweepPrints = onSchedule(
  {
    ...REGION,
    memory: '256MiB',
    timeoutSeconds: 540,
    schedule: 'every 10 minutes',
    maxInstances: 1,
  },
  async () => {
    const { sweepPrintArchives, sweepPrintFiles } = await import('./print-sweep.service');
    const deps = await loadTriggerDeps();
    const [albums, archives] = [await sweepPrintFiles(deps), await sweepPrintArchives(deps)];
    if (albums + archives > 0) log('print files removed', { albums, archives });
  },
);
