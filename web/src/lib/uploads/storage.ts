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
import { startAttestation } from '../api/attestation';
import { config } from '../config';
import type { Gate } from './gate';

/** How long the SDK itself tries to reach the storage before it says that it cannot. */
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

/** Whether an object is there already. @throws StorageError when that cannot be found out. */
export async function isStored(app: FirebaseApp, path: string): Promise<boolean> {
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await startAttestation(app);
  try {
    await getMetadata(ref(storageOf(app), path));
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'storage/object-not-found') return false;
    throw error;
  }
}

export interface Sending {
  path: string;
  file: Blob;
  type: string;
  /** The transfer rests while it is shut, and goes on where it was. */
  gate: Gate;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Sends a file, resumably. @throws StorageError when it is refused or cannot be sent. */
export async function send(app: FirebaseApp, sending: Sending): Promise<void> {
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
