import { photoPath, type PhotoType } from '@smriti/shared/album/photos';
import type { FirebaseApp } from 'firebase/app';
import { serverMessage, ApiError } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import { limitConcurrency } from './limit-concurrency';
import { createUploadGate, type UploadGate } from './upload-gate';
import { computePhotoId } from './photo-id';
import type { UploadTransfer } from './upload-object';
import {
  type UploadPermission,
  createPermissionRequester,
  type RequestUploads,
  type UploadFile,
} from './upload-permissions';

/** API statuses that a retry would not change. */
const FINAL_STATUSES = [400, 403, 422];

const PASSING = ['storage/retry-limit-exceeded', 'storage/unknown', 'storage/canceled'];

/**
 * Code of a Firebase error, read without its class, because importing the class would load the SDK.
 */
function codeOf(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : '';
}

/** Whether an error is temporary, such as a lost connection; all others are rejections. */
export function isTransientUploadError(error: unknown): boolean {
  if (error instanceof ApiError) return !FINAL_STATUSES.includes(error.status);
  const code = codeOf(error);
  return !code.startsWith('storage/') || PASSING.includes(code);
}

/** Whether the storage rules rejected an upload; they also reject files that are already stored. */
export function isUploadRejected(error: unknown): boolean {
  return codeOf(error) === 'storage/unauthorized';
}

/** Owner of the photos, with the Firebase app signed in as this owner. */
export interface UploadOwner {
  uid: string;
  app: FirebaseApp;
  /** Requests permission to upload the owner's photos. */
  requestUploads: RequestUploads;
}

export interface UploadJob {
  /** Key that identifies the job in reports. */
  key: string;
  hash: string;
  type: PhotoType;
  file: Blob;
}

export type UploadReport =
  | { state: 'waiting' }
  | { state: 'sending'; progress: number }
  | { state: 'stored'; photoId: string }
  /** `reason`: message of the server if it rejected the photo; null for other failures. */
  | { state: 'failed'; reason: string | null };

export interface Uploader {
  gate: UploadGate;
  /** Uploads exactly these jobs: starts new ones and cancels missing ones. */
  sync: (jobs: readonly UploadJob[]) => void;
  dispose: () => void;
}

const AT_ONCE = 3;
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Loads the SDK of Cloud Storage with the first photo. */
const storage = () => import('./upload-object');

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
  return { photo_id: await computePhotoId(uid, hash), size_bytes: file.size, content_type: type };
}

/**
 * Uploads a photo after permission was granted.
 * @returns whether the photo is stored now
 */
async function uploadPhoto(
  job: UploadJob,
  { uid, app }: UploadOwner,
  way: Pick<UploadTransfer, 'gate' | 'signal' | 'onProgress'> & { photoId: string },
): Promise<boolean> {
  const { isObjectStored, uploadObject } = await storage();
  const path = photoPath(uid, way.photoId);
  try {
    await uploadObject(app, { path, file: job.file, type: job.type, ...way });
    return true;
  } catch (error) {
    if (!isUploadRejected(error)) throw error;
    // Another tab may have uploaded the photo; the rules do not allow replacing it.
    return isObjectStored(app, path);
  }
}

type Report = (key: string, what: UploadReport) => void;

/** Creates the functions that request permission for a photo and try to upload it. */
function createAttempts(connect: () => Promise<UploadOwner>, gate: UploadGate, report: Report) {
  const admit = createPermissionRequester(async (files) => (await connect()).requestUploads(files));

  async function ask(job: UploadJob): Promise<UploadPermission> {
    return admit(await fileOf(job, await connect()));
  }

  /**
   * Result of an attempt; null if it was aborted or should be retried. Requests an expired
   * permission again.
   */
  async function attempt(
    job: UploadJob,
    signal: AbortSignal,
    first: Promise<UploadPermission> | null,
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
        if (isKnown || (await uploadPhoto(job, owner, way))) return { state: 'stored', photoId };
      }
      return { state: 'failed', reason: null };
    } catch (error) {
      if (signal.aborted) return null;
      logFailure('A photo was not uploaded', error);
      return isTransientUploadError(error)
        ? null
        : { state: 'failed', reason: serverMessage(error) };
    }
  }

  return { ask, attempt };
}

/**
 * Uploads photos directly to Cloud Storage, three at a time. Permission is requested first, and
 * photos that the server already has are skipped. After a lost connection or a temporary failure it
 * waits and resumes the transfer.
 * @param connect returns the owner of the photos; called for each photo
 */
export function createUploader(connect: () => Promise<UploadOwner>, report: Report): Uploader {
  const gate = createUploadGate();
  const inTurn = limitConcurrency(AT_ONCE);
  const running = new Map<string, AbortController>();
  const { ask, attempt } = createAttempts(connect, gate, report);

  async function run(
    job: UploadJob,
    signal: AbortSignal,
    asked: Promise<UploadPermission> | null,
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
    // Requested at once rather than when the upload starts, so that one request covers many photos.
    const asked = gate.isOpen() ? ask(job) : null;
    // A failed request is handled when the upload starts.
    asked?.catch(() => undefined);
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
