import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { clear, createStore, delMany, entries, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { logFailure } from '../log';
import { sizeProblem } from './file-check';

/*
 * Photos that another app on the phone shared with this one. The service worker keeps them, since no
 * page is open then; the next new design that opens in the studio takes them in.
 */

const store = createStore('smriti-shared-photos', 'files');
const DAY_MS = 24 * 60 * 60 * 1000;
/** They are in nobody's name, in a browser that others may use. */
const KEPT_MS = DAY_MS;

/** What is kept of a file that cannot be taken: its name and why. `noRoom`: in this browser. */
const refusal = z.object({
  name: z.string(),
  problem: z.enum(['empty', 'tooLarge', 'tooMany', 'noRoom']),
});
type Refusal = z.infer<typeof refusal>;

/** Under this key stands the newest share that somebody has said yes to. */
const ACCEPTED = 'accepted';

/** What was shared and waits for a design. */
export interface SharedPhotos {
  /** In the order in which they came. */
  files: File[];
  refused: Refusal[];
  /** Whether all of it is to be used. Any website can post photos to a share target: somebody is asked. */
  isAccepted: boolean;
  accept: () => Promise<void>;
  /** Lets go of them, once the design has them, or nobody wants them. */
  forget: () => Promise<void>;
}

/** Sorts as the files came. */
function shareId(now: number, index: number): string {
  return `${now.toString(36).padStart(9, '0')}-${String(index).padStart(6, '0')}`;
}

function problemOf(file: File, index: number): Refusal['problem'] | null {
  if (index >= MAX_PHOTOS) return 'tooMany';
  return file.size > 0 ? sizeProblem(file) && 'tooLarge' : 'empty';
}

/** Keeps what was shared; of a file that cannot be taken only the name. */
export async function keepShared(files: readonly File[], now: number): Promise<void> {
  const waiting = (await keys<string>(store)).filter((id) => id !== ACCEPTED).length;
  for (const [index, file] of files.entries()) {
    const { name } = file;
    const id = shareId(now, index);
    const problem = problemOf(file, waiting + index);
    try {
      await set(id, problem === null ? file : { name, problem }, store);
    } catch (error) {
      logFailure('A shared photo could not be kept', error);
      await set(id, { name, problem: 'noRoom' }, store).catch(() => undefined); // not even a name
    }
  }
}

/** What waits for a design; what waited for more than a day is let go of. */
export async function sharedPhotos(now: number): Promise<SharedPhotos> {
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

/** Lets go of what waited for more than a day, in case nobody opens the studio again. */
export async function dropOldShared(now: number): Promise<void> {
  try {
    await sharedPhotos(now);
  } catch (error) {
    logFailure('Old shared photos could not be removed', error);
  }
}

/** Lets go of all that waits: whoever uses this browser next may be another. */
export async function dropShared(): Promise<void> {
  try {
    await clear(store);
  } catch (error) {
    logFailure('Shared photos could not be removed', error);
  }
}
