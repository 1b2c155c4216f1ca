import { logFailure } from '#lib/log.ts';
import { deleteFile } from '#lib/uploads/photo-file-storage.ts';
import {
  createUploader,
  type UploadJob,
  type UploadOwner,
  type UploadReport,
} from '#lib/uploads/uploader.ts';
import { addChosenFiles } from './photos/adding/add-chosen-files';
import type { FileIntake } from './photos/adding/file-intake';
import type { Autosave } from './save/autosave';
import { createInitialState, findUnreadFiles } from './initial-state';
import type { OpenedDraft } from './save/open-draft';
import { type DesignPersistence, startPersistence } from './save/design-persistence';
import { createOwnerConnection, type StudioOwner } from './studio-owner';
import type { StudioPlan } from './studio-plan';
import {
  createStudioStore,
  isUploadPending,
  listOrderedPhotos,
  patchPhoto,
  type StudioStore,
} from './studio-store';

/** An open design with its state, uploads and draft. */
export interface Studio extends DesignPersistence {
  plan: StudioPlan;
  store: StudioStore;
  /** Whether the design was opened from a draft. */
  isRestored: boolean;
  /** Id of the design, which makes saving idempotent: saving twice creates one album. */
  designId: string;
  addFiles: (files: readonly File[]) => Promise<void>;
  setPaused: (isPaused: boolean) => void;
  /** Drops all files that are being read; resolves when no more are added. */
  cancelReading: () => Promise<void>;
  /** Resolves when no upload is pending, or at once without a connection. */
  whenUploaded: () => Promise<void>;
  /**
   * Uploads photos again that the server does not have; photos without a local file become `lost`.
   */
  uploadAgain: (photoIds: readonly string[]) => void;
  dispose: () => void;
}

/** Upload jobs for the photos that are not uploaded yet. */
function jobsOf(store: StudioStore, files: ReadonlyMap<string, Blob>): UploadJob[] {
  return listOrderedPhotos(store.getState()).flatMap((photo) => {
    const { key, hash, type } = photo;
    const file = files.get(key);
    return isUploadPending(photo) && file && hash && type ? [{ key, hash, type, file }] : [];
  });
}

/** Resolves when no upload is pending, or at once without a connection. */
export function waitForUploads(store: StudioStore): Promise<void> {
  const isDone = () => {
    const state = store.getState();
    return (
      !state.isOnline || (state.reading === 0 && !listOrderedPhotos(state).some(isUploadPending))
    );
  };
  return new Promise((resolve) => {
    if (isDone()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isDone()) return;
      stop();
      resolve();
    });
  });
}

function applyReport(store: StudioStore, key: string, report: UploadReport): void {
  if (report.state === 'failed') {
    store.setState({ refusal: report.reason });
    patchPhoto(store, key, { state: 'failed', progress: 0 });
    return;
  }
  const progress = { waiting: 0, stored: 1 };
  patchPhoto(
    store,
    key,
    report.state === 'sending' ? report : { ...report, progress: progress[report.state] },
  );
}

function uploadAgain(
  store: StudioStore,
  files: ReadonlyMap<string, Blob>,
  photoIds: readonly string[],
): void {
  for (const { key, photoId } of listOrderedPhotos(store.getState())) {
    if (photoId === null || !photoIds.includes(photoId)) continue;
    patchPhoto(store, key, { state: files.has(key) ? 'waiting' : 'lost', photoId: null });
  }
}

function forgetThumbnails(store: StudioStore): void {
  for (const { thumbnail } of Object.values(store.getState().photos)) {
    if (thumbnail?.startsWith('blob:')) URL.revokeObjectURL(thumbnail);
  }
}

/** Synchronises the uploader with the design's photos. Returns functions that pause and stop it. */
function startUploads(
  store: StudioStore,
  files: ReadonlyMap<string, Blob>,
  connect: () => Promise<UploadOwner>,
  onStored: (key: string) => void,
) {
  const uploader = createUploader(connect, (key, report) => {
    applyReport(store, key, report);
    if (report.state === 'stored') onStored(key);
  });
  const sync = () => uploader.sync(jobsOf(store, files));
  const stopSyncing = store.subscribe((now, before) => {
    if (now.order !== before.order || now.photos !== before.photos) sync();
  });
  uploader.gate.watch(() => {
    store.setState({ isOnline: navigator.onLine, isPaused: uploader.gate.isPaused() });
  });
  sync();
  return {
    setPaused: uploader.gate.setPaused,
    dispose: () => {
      stopSyncing();
      uploader.dispose();
    },
  };
}

/** Deletes a photo's file from the browser after the photo has been stored on the server. */
function deleteStoredFile(store: StudioStore, key: string): void {
  const photo = store.getState().photos[key];
  if (photo) void deleteFile(photo.keptFor, photo.keptAs ?? key);
}

/**
 * Deletes files after the stored draft lists their photos as uploaded, so that a reload always
 * finds either file or photo.
 */
async function deleteFilesOnceSaved(
  store: StudioStore,
  autosave: Autosave,
  keys: readonly string[],
): Promise<void> {
  if (!(await autosave.flush())) return;
  for (const key of keys) deleteStoredFile(store, key);
}

/** Opens a design with its uploads, autosave and sync. */
export async function openStudio(
  plan: StudioPlan,
  owner: StudioOwner,
  opened: OpenedDraft,
  onDraftSent: () => void = () => undefined,
): Promise<Studio> {
  const { draft } = opened;
  const { state, files } = await createInitialState(plan, opened);
  const store = createStudioStore(state);
  const designId = draft?.designId ?? crypto.randomUUID();
  const { connect, photoOwner, guest } = createOwnerConnection(owner, draft?.photoOwner ?? null);
  const letGoOf = (keys: readonly string[]) =>
    void deleteFilesOnceSaved(store, keeping.autosave, keys);
  const onMissing = (photoIds: readonly string[]) => uploadAgain(store, files, photoIds);
  let intake: Promise<FileIntake> | null = null;
  async function newIntake(): Promise<FileIntake> {
    const { createFileIntake } = await import('./photos/adding/file-intake');
    const begin = () => keeping.autosave.begin();
    return createFileIntake(store, { designId, files, photoOwner, begin });
  }
  /** Loaded on first use; if loading fails, the next call tries again. */
  const intakeOf = () =>
    (intake ??= newIntake().catch((failure: unknown) => {
      intake = null;
      throw failure;
    }));
  /** Calls the intake if it is loaded or being loaded; a failed load is reported where it started. */
  const withIntake = async (call: (loaded: FileIntake) => void) =>
    intake?.then(call, () => undefined);
  const keeping = startPersistence(store, {
    plan,
    owner,
    opened,
    designId,
    photoOwner,
    guest,
    onMissing,
    onDraftSent,
    onKept: (photos) => void intake?.then(({ settleKept }) => settleKept(photos)),
    onKeptByShop: letGoOf,
  });
  const uploads = startUploads(store, files, connect, (key) => {
    // A guest's file stays until the photo is saved on the server; see guest-sync.ts.
    if (owner.kind === 'customer') letGoOf([key]);
  });
  if (draft) {
    const unread = await findUnreadFiles(draft);
    if (unread.files.length + unread.lost.length > 0) {
      intakeOf()
        .then(({ resume }) => resume(unread))
        .catch((failure: unknown) => logFailure('Chosen photos were not taken up again', failure));
    }
  }

  return {
    plan,
    store,
    designId,
    isRestored: draft !== null,
    addFiles: (chosen) => addChosenFiles(store, intakeOf, chosen),
    setPaused: uploads.setPaused,
    cancelReading: () => withIntake(({ cancel }) => cancel()),
    whenUploaded: () => waitForUploads(store),
    uploadAgain: onMissing,
    ...keeping,
    dispose: () => {
      void withIntake(({ stop }) => stop());
      uploads.dispose();
      keeping.dispose();
      forgetThumbnails(store);
    },
  };
}
