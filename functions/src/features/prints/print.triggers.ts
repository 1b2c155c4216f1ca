import { log } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';
import { hasArchiveStoppedWaiting, isPrintCheckMovedForward } from './print-lifecycle.domain';

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

/** Loads the dependencies on the first event, because instances of the API import this file, too. */
async function live() {
  const { createLiveDeps } = await import('../../platform/live-deps');
  return createLiveDeps(process.env);
}

/** Requests the print files of an order when it becomes paid; retried on failure. */
export const orderToPrint = onDocumentWritten(
  { ...REGION, memory: '256MiB', document: 'orders/{id}', retry: true, maxInstances: 5 },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map(
      (one) => one?.get('payment_status') === 'paid',
    );
    if (after !== true || before === true) return;
    const [{ requestPrintFilesOfPaidOrder }, { createTriggerDeps }] = await Promise.all([
      import('./print-request.service'),
      import('../../platform/trigger-deps'),
    ]);
    await requestPrintFilesOfPaidOrder(createTriggerDeps(), id);
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
      await renderPrintFiles(await live(), albumId);
    } else if (await isToCheck(before, after)) {
      const { checkPrintFiles } = await import('./print-sweep.service');
      await checkPrintFiles(await live(), albumId);
    } else return;
    const { resumeArchives } = await import('./print-archive-waiting.service');
    await resumeArchives(await live(), albumId);
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
    await fillPrintArchive(await live(), id);
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
    const [{ sweepPrintArchives, sweepPrintFiles }, { createTriggerDeps }] = await Promise.all([
      import('./print-sweep.service'),
      import('../../platform/trigger-deps'),
    ]);
    const deps = createTriggerDeps();
    const [albums, archives] = [await sweepPrintFiles(deps), await sweepPrintArchives(deps)];
    if (albums + archives > 0) log('print files removed', { albums, archives });
  },
);
