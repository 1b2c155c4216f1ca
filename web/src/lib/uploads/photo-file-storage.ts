import { createStore, del, delMany, get, keys, set, setMany } from 'idb-keyval';
import { logFailure } from '#lib/log.ts';

/*
 * IndexedDB storage for the photos of unsaved designs: files until they are uploaded, and
 * thumbnails of all photos. `design` is the id of the design. Chosen files are stored before they
 * are read: first all names, which is fast, then one file after the other, so that a reload knows
 * which files are missing.
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

/** Runs a storage operation. Resolves to false if it fails, e.g. because storage is full. */
async function keep(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    logFailure('A photo could not be kept in the browser', error);
    return false;
  }
}

interface ChosenFile {
  /** Id of the file; ids sort in the order in which the files were chosen. */
  id: string;
  file: File;
}

/**
 * Stores the names of chosen files, before the files themselves. Resolves to false if that fails.
 */
export function storeFileNames(design: string, chosen: readonly ChosenFile[]): Promise<boolean> {
  const notes = chosen.map(({ id, file }): [string, string] => [
    nameOf(design, id, 'name'),
    file.name,
  ]);
  return keep(() => setMany(notes, store));
}

/** Stores a file, so that it survives a reload. Resolves to false if that fails. */
export function storeFile(design: string, id: string, file: Blob): Promise<boolean> {
  return keep(() => set(nameOf(design, id, 'file'), file, store));
}

/** Stores the thumbnail of a photo. Resolves to false if that fails. */
export function storeThumbnail(design: string, key: string, thumbnail: Blob): Promise<boolean> {
  return keep(() => set(nameOf(design, key, 'thumbnail'), thumbnail, store));
}

/**
 * Chosen files of a design whose names are still stored; `file` is null if the file itself was not
 * stored.
 */
export async function readChosenFiles(
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

export function readStoredFile(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'file');
}

export function readThumbnail(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'thumbnail');
}

/** Deletes a file that has been uploaded or is not a photo; its thumbnail stays. */
export async function deleteFile(design: string, id: string): Promise<void> {
  await tidy(() => delMany([nameOf(design, id, 'file'), nameOf(design, id, 'name')], store));
}

/** Deletes only the content of a file: as long as its name is stored, a reload reports it as lost. */
export async function deleteFileContent(design: string, id: string): Promise<void> {
  await tidy(() => del(nameOf(design, id, 'file'), store));
}

/** Deletes the names of files that are part of the draft now, or that are lost. */
export async function deleteFileNames(design: string, ids: readonly string[]): Promise<void> {
  await tidy(() =>
    delMany(
      ids.map((id) => nameOf(design, id, 'name')),
      store,
    ),
  );
}

export async function deleteDesignFiles(design: string): Promise<void> {
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
