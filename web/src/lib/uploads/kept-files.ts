import { createStore, delMany, get, keys, set, setMany } from 'idb-keyval';
import { logFailure } from '../log';

/*
 * Photos of a design that is not saved yet, in the browser's own database: the files until they are
 * uploaded, and small pictures of all. `design` is the id of the design that they belong to. A file
 * is kept from the moment it is chosen, before anybody looks into it: first the names of all, which
 * takes no time, then one file after the other. So a reload knows what it lost, if anything.
 */

const store = createStore('smriti-photos', 'files');

type Part = 'name' | 'file' | 'thumbnail';

const nameOf = (design: string, key: string, part: Part) => `${design}/${key}/${part}`;

async function read(design: string, key: string, part: Part): Promise<Blob | null> {
  try {
    const found: unknown = await get(nameOf(design, key, part), store);
    return found instanceof Blob ? found : null;
  } catch (error) {
    logFailure('A kept photo could not be read', error);
    return null;
  }
}

/** Whether there was room. */
async function keep(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    logFailure('A photo could not be kept in the browser', error);
    return false;
  }
}

/** A file that was just chosen. */
interface ChosenFile {
  /** Sorts as the files were chosen. */
  id: string;
  file: File;
}

/** Notes the names of chosen files, before they are kept themselves. */
export function noteChosen(design: string, chosen: readonly ChosenFile[]): Promise<boolean> {
  const notes = chosen.map(({ id, file }): [string, string] => [
    nameOf(design, id, 'name'),
    file.name,
  ]);
  return keep(() => setMany(notes, store));
}

/** Whether there was room to keep the file over a reload. */
export function keepFile(design: string, id: string, file: Blob): Promise<boolean> {
  return keep(() => set(nameOf(design, id, 'file'), file, store));
}

/** Whether there was room to keep a small picture of a photo. */
export function keepThumbnail(design: string, key: string, thumbnail: Blob): Promise<boolean> {
  return keep(() => set(nameOf(design, key, 'thumbnail'), thumbnail, store));
}

/** The files that were chosen for a design and are still kept; `file` null for those that are not. */
export async function chosenFiles(
  design: string,
): Promise<{ id: string; name: string; file: Blob | null }[]> {
  try {
    const names = (await keys<IDBValidKey>(store)).flatMap((name) => {
      const parts = typeof name === 'string' ? name.split('/') : [];
      return parts[0] === design && parts[2] === 'name' ? (parts[1] ?? []) : [];
    });
    return await Promise.all(
      names.toSorted().map(async (id) => {
        const name: unknown = await get(nameOf(design, id, 'name'), store);
        const file = await read(design, id, 'file');
        return { id, name: typeof name === 'string' ? name : '', file };
      }),
    );
  } catch (error) {
    logFailure('Chosen photos could not be found again', error);
    return [];
  }
}

export function keptFile(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'file');
}

export function keptThumbnail(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'thumbnail');
}

/** Lets go of a file that is uploaded, or cannot be a photo; a thumbnail stays. */
export async function dropFile(design: string, id: string): Promise<void> {
  await tidy(() => delMany([nameOf(design, id, 'file'), nameOf(design, id, 'name')], store));
}

/** The draft knows these files by now, or they are lost: their names need not be noted any more. */
export async function dropNotes(design: string, ids: readonly string[]): Promise<void> {
  await tidy(() =>
    delMany(
      ids.map((id) => nameOf(design, id, 'name')),
      store,
    ),
  );
}

/** Lets go of all that was kept for a design. */
export async function dropDesign(design: string): Promise<void> {
  await tidy(async () => {
    const names = await keys(store);
    const isOfDesign = (name: IDBValidKey) =>
      typeof name === 'string' && name.startsWith(`${design}/`);
    await delMany(names.filter(isOfDesign), store);
  });
}

async function tidy(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    logFailure('Kept photos could not be removed', error);
  }
}
