import { photoPath, type PhotoType } from '@smriti/shared/album/photos';
import type { FirebaseApp } from 'firebase/app';
import { logFailure } from '../log';
import { atMost } from './at-most';
import { createGate, type Gate } from './gate';
import { reasonOf } from '../api/api';
import { photoIdOf } from './photo-id';
import type { Sending } from './storage';
import { isTransient, isRefused } from './storage-errors';
import { type Admission, createTickets, type RequestUploads, type UploadFile } from './tickets';

/** Whose photos they are, and the Firebase app that is signed in as that owner. */
export interface UploadOwner {
  uid: string;
  app: FirebaseApp;
  /** Asks the shop to take their photos. */
  requestUploads: RequestUploads;
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
  /** `reason`: the shop's own words, when it refused the photo. */
  | { state: 'failed'; reason: string | null };

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

async function fileOf({ hash, type, file }: UploadJob, { uid }: UploadOwner): Promise<UploadFile> {
  return { photo_id: await photoIdOf(uid, hash), size_bytes: file.size, content_type: type };
}

/** Sends one photo that the shop takes. @returns whether it is there then */
async function deliver(
  job: UploadJob,
  { uid, app }: UploadOwner,
  way: Pick<Sending, 'gate' | 'signal' | 'onProgress'> & { photoId: string },
): Promise<boolean> {
  const { isStored, send } = await storage();
  const path = photoPath(uid, way.photoId);
  try {
    await send(app, { path, file: job.file, type: job.type, ...way });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Another tab may have stored it in the meantime: the rules let nobody replace a photo.
    return isStored(app, path);
  }
}

type Report = (key: string, what: UploadReport) => void;

/** What asks the shop to take a photo, and tries to send one. */
function createAttempts(connect: () => Promise<UploadOwner>, gate: Gate, report: Report) {
  const admit = createTickets(async (files) => (await connect()).requestUploads(files));

  /** Asks the shop to take a photo. */
  async function ask(job: UploadJob): Promise<Admission> {
    return admit(await fileOf(job, await connect()));
  }

  /**
   * How one attempt ended; null when another one may go better. A ticket that has ended while the
   * photo waited is asked for once more.
   */
  async function attempt(
    job: UploadJob,
    signal: AbortSignal,
    first: Promise<Admission> | null,
  ): Promise<UploadReport | null> {
    const onProgress = (progress: number) => {
      if (!signal.aborted) report(job.key, { state: 'sending', progress });
    };
    try {
      await gate.whenOpen(signal);
      report(job.key, { state: 'sending', progress: 0 });
      const owner = await connect();
      const { photo_id: photoId } = await fileOf(job, owner);
      for (const admission of [first, null]) {
        const isKnown = (await (admission ?? ask(job))) === 'known';
        signal.throwIfAborted();
        const way = { gate, signal, onProgress, photoId };
        if (isKnown || (await deliver(job, owner, way))) return { state: 'stored', photoId };
      }
      return { state: 'failed', reason: null };
    } catch (error) {
      if (signal.aborted) return null;
      logFailure('A photo was not uploaded', error);
      return isTransient(error) ? null : { state: 'failed', reason: reasonOf(error) };
    }
  }

  return { ask, attempt };
}

/**
 * Sends photos straight to Cloud Storage, three at a time. The shop is asked about them first, and
 * what it has is not sent again; a lost connection and passing failures are waited for, and a transfer
 * goes on where it was.
 * @param connect who owns the photos; asked for each photo
 */
export function createUploader(connect: () => Promise<UploadOwner>, report: Report): Uploader {
  const gate = createGate();
  const inTurn = atMost(AT_ONCE);
  const running = new Map<string, AbortController>();
  const { ask, attempt } = createAttempts(connect, gate, report);

  async function run(
    job: UploadJob,
    signal: AbortSignal,
    asked: Promise<Admission> | null,
  ): Promise<void> {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      if (signal.aborted) return;
      const end = await attempt(job, signal, attempts === 0 ? asked : null);
      if (signal.aborted) return;
      if (end) {
        report(job.key, end);
        return;
      }
      report(job.key, { state: 'waiting' });
      await rest(attempts, signal);
    }
    if (!signal.aborted) report(job.key, { state: 'failed', reason: null });
  }

  function begin(job: UploadJob): void {
    const cancelling = new AbortController();
    running.set(job.key, cancelling);
    // At once, not in its turn: so the shop is asked about many photos together.
    const asked = gate.isOpen() ? ask(job) : null;
    asked?.catch(() => undefined); // its turn tells
    void inTurn(() => run(job, cancelling.signal, asked)).finally(() => {
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
