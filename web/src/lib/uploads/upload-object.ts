import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getMetadata,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { startAttestation } from '#lib/api/attestation.ts';
import { config } from '#lib/config.ts';
import type { UploadGate } from './upload-gate';

/** Time in ms for which the SDK retries before it reports that the storage is unreachable. */
const OWN_RETRY_MS = 20_000;

const storages = new Map<FirebaseApp, FirebaseStorage>();

function storageOf(app: FirebaseApp): FirebaseStorage {
  const known = storages.get(app);
  if (known) return known;
  const storage = getStorage(app);
  storage.maxUploadRetryTime = OWN_RETRY_MS;
  storage.maxOperationRetryTime = OWN_RETRY_MS;
  if (config.storageEmulator) {
    const { hostname, port } = new URL(config.storageEmulator);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  storages.set(app, storage);
  return storage;
}

/**
 * Whether an object exists.
 * @throws StorageError when that cannot be determined
 */
export async function isObjectStored(app: FirebaseApp, path: string): Promise<boolean> {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
  try {
    await getMetadata(ref(storageOf(app), path));
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'storage/object-not-found') return false;
    throw error;
  }
}

export interface UploadTransfer {
  path: string;
  file: Blob;
  type: string;
  /** Pauses the transfer while the gate is closed. */
  gate: UploadGate;
  signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  onProgress: (progress: number) => void;
}

/**
 * Uploads a file with a resumable transfer.
 * @throws StorageError when it is rejected or fails
 */
export async function uploadObject(app: FirebaseApp, sending: UploadTransfer): Promise<void> {
  const { path, file, type, gate, signal, onProgress } = sending;
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
  signal.throwIfAborted();
  const task = uploadBytesResumable(ref(storageOf(app), path), file, { contentType: type });
  const stopWatching = gate.watch((isOpen) => (isOpen ? task.resume() : task.pause()));
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
  });
  try {
    await task;
  } finally {
    stopWatching();
    signal.removeEventListener('abort', cancel);
  }
}
