import { photoPath, type PhotoType } from '@smriti/shared/album/photos';
import type { FirebaseApp } from 'firebase/app';
import PQueue from 'p-queue';
import { logFailure } from '../log';
import { createGate, type Gate } from './gate';
import { photoIdOf } from './photo-id';
import type { Sending } from './storage';
import { isPassing, isRefused } from './storage-errors';

/** Whose photos they are, and the Firebase app that is signed in as that owner. */
export interface UploadOwner {
  uid: string;
  app: FirebaseApp;
}

export interface UploadJob {
  /** Names it in reports. */
  key: string;
  hash: string;
  type: PhotoType;
  file: Blob;
}

export type UploadReport =
  | { state: 'waiting' }
  | { state: 'sending'; progress: number }
  | { state: 'stored'; photoId: string }
  | { state: 'failed' };

export interface Uploader {
  gate: Gate;
  /** Sends these and nothing else: what is new is begun, what is missing is cancelled. */
  sync: (jobs: readonly UploadJob[]) => void;
  dispose: () => void;
}

const AT_ONCE = 3;
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Cloud Storage's SDK comes with the first photo. */
const storage = () => import('./storage');

function rest(attempt: number, signal: AbortSignal): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Sends one photo unless it is there; returns its id. */
async function deliver(
  job: UploadJob,
  owner: UploadOwner,
  way: Pick<Sending, 'gate' | 'signal' | 'onProgress'>,
): Promise<string> {
  const { isStored, send } = await storage();
  const photoId = await photoIdOf(owner.uid, job.hash);
  const path = photoPath(owner.uid, photoId);
  if (await isStored(owner.app, path)) return photoId;
  try {
    await send(owner.app, { path, file: job.file, type: job.type, ...way });
  } catch (error) {
    // Another tab may have stored it in the meantime: the rules let nobody replace a photo.
    if (!isRefused(error) || !(await isStored(owner.app, path))) throw error;
  }
  return photoId;
}

/**
 * Sends photos straight to Cloud Storage, three at a time (design.md section 9). What is stored
 * already is not sent again; a lost connection and passing failures are waited for, and a transfer
 * goes on where it was.
 * @param connect who owns the photos; asked for each photo
 */
export function createUploader(
  connect: () => Promise<UploadOwner>,
  report: (key: string, what: UploadReport) => void,
): Uploader {
  const gate = createGate();
  const queue = new PQueue({ concurrency: AT_ONCE });
  const running = new Map<string, AbortController>();

  /** How one attempt ended; null when another one may go better. */
  async function attempt(job: UploadJob, signal: AbortSignal): Promise<UploadReport | null> {
    const onProgress = (progress: number) => {
      if (!signal.aborted) report(job.key, { state: 'sending', progress });
    };
    try {
      await gate.whenOpen(signal);
      report(job.key, { state: 'sending', progress: 0 });
      const photoId = await deliver(job, await connect(), { gate, signal, onProgress });
      return { state: 'stored', photoId };
    } catch (error) {
      if (signal.aborted) return null;
      logFailure('A photo was not uploaded', error);
      return isPassing(error) ? null : { state: 'failed' };
    }
  }

  async function run(job: UploadJob, signal: AbortSignal): Promise<void> {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      if (signal.aborted) return;
      const end = await attempt(job, signal);
      if (signal.aborted) return;
      if (end) {
        report(job.key, end);
        return;
      }
      report(job.key, { state: 'waiting' });
      await rest(attempts, signal);
    }
    if (!signal.aborted) report(job.key, { state: 'failed' });
  }

  function begin(job: UploadJob): void {
    const cancelling = new AbortController();
    running.set(job.key, cancelling);
    void queue
      .add(() => run(job, cancelling.signal))
      .finally(() => {
        if (running.get(job.key) === cancelling) running.delete(job.key);
      });
  }

  function sync(jobs: readonly UploadJob[]): void {
    const wanted = new Set(jobs.map(({ key }) => key));
    for (const [key, cancelling] of running) {
      if (wanted.has(key)) continue;
      running.delete(key);
      cancelling.abort();
    }
    for (const job of jobs) if (!running.has(job.key)) begin(job);
  }

  return {
    gate,
    sync,
    dispose: () => {
      sync([]);
      gate.dispose();
    },
  };
}
