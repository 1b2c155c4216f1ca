import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { clear, createStore, delMany, entries, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { findSizeProblem } from './file-check';

/*
 * Photos that another app on the phone has shared with the shop. The service worker stores them,
 * because no page is open at that time; the next new design in the studio takes them.
 */

const store = createStore('smriti-shared-photos', 'files');
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Retention in ms; short, because the photos belong to no account and other people may use this
 * browser.
 */
const KEPT_MS = DAY_MS;

/**
 * Schema of the entry for a rejected file: its name and the reason. `noRoom`: the browser's storage
 * is full.
 */
const refusal = z.object({
  name: z.string(),
  problem: z.enum(['empty', 'tooLarge', 'tooMany', 'noRoom']),
});
type Refusal = z.infer<typeof refusal>;

/** Storage key of the newest share that the user has accepted. */
const ACCEPTED = 'accepted';

/** Shared photos that wait for a design. */
export interface SharedPhotos {
  /** Files in the order in which they were shared. */
  files: File[];
  refused: Refusal[];
  /**
   * Whether the user has accepted all shared photos; required, because any website can post photos to a share
   * target.
   */
  isAccepted: boolean;
  accept: () => Promise<void>;
  /** Deletes the photos after a design has taken them or the user has declined. */
  forget: () => Promise<void>;
}

/** Id of a shared file; ids sort in the order in which the files were shared. */
function shareId(now: number, index: number): string {
  return `${now.toString(36).padStart(9, '0')}-${String(index).padStart(6, '0')}`;
}

function problemOf(file: File, index: number): Refusal['problem'] | null {
  if (index >= MAX_PHOTOS) return 'tooMany';
  return file.size > 0 ? findSizeProblem(file) && 'tooLarge' : 'empty';
}

/** Stores shared files; for rejected files only their names. */
export async function storeSharedFiles(files: readonly File[], now: number): Promise<void> {
  const waiting = (await keys<string>(store)).filter((id) => id !== ACCEPTED).length;
  for (const [index, file] of files.entries()) {
    const { name } = file;
    const id = shareId(now, index);
    const problem = problemOf(file, waiting + index);
    try {
      await set(id, problem === null ? file : { name, problem }, store);
    } catch (error) {
      logFailure('A shared photo could not be kept', error);
      // A failure is ignored: the storage has no room even for the name.
      await set(id, { name, problem: 'noRoom' }, store).catch(() => undefined);
    }
  }
}

/** Returns the shared photos that wait for a design; deletes those older than a day. */
export async function readSharedPhotos(now: number): Promise<SharedPhotos> {
  const oldest = shareId(now - KEPT_MS, 0);
  const kept = new Map(await entries<string, unknown>(store));
  const accepted = z.catch(z.string(), '').parse(kept.get(ACCEPTED));
  kept.delete(ACCEPTED);
  const all = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const old = all.flatMap(([id]) => (id < oldest ? [id] : []));
  if (old.length > 0) await delMany(old, store);
  const fresh = all.filter(([id]) => id >= oldest);
  const ids = fresh.map(([id]) => id);
  return {
    files: fresh.flatMap(([, what]) => (what instanceof File ? [what] : [])),
    refused: fresh.flatMap(([, what]) => refusal.safeParse(what).data ?? []),
    isAccepted: ids.every((id) => id <= accepted),
    accept: () => set(ACCEPTED, ids.at(-1) ?? '', store),
    forget: () => delMany([...ids, ACCEPTED], store),
  };
}

/** Deletes shared photos that are older than a day, in case the studio is not opened again. */
export async function deleteExpiredSharedPhotos(now: number): Promise<void> {
  try {
    await readSharedPhotos(now);
  } catch (error) {
    logFailure('Old shared photos could not be removed', error);
  }
}

/** Deletes all shared photos, because the next user of this browser may be somebody else. */
export async function deleteSharedPhotos(): Promise<void> {
  try {
    await clear(store);
  } catch (error) {
    logFailure('Shared photos could not be removed', error);
  }
}
