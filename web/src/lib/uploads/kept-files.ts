import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { logFailure } from '../log';

/*
 * Photos of a design that is not saved yet, in the browser's own database: the files until they are
 * uploaded, and small pictures of all. `design` is the id of the design that they belong to.
 */

const store = createStore('smriti-photos', 'files');

type Part = 'file' | 'thumbnail';

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

/** Whether there was room to keep the file over a reload. */
export async function keepFile(
  design: string,
  key: string,
  parts: { file: Blob; thumbnail: Blob },
): Promise<boolean> {
  try {
    await set(nameOf(design, key, 'thumbnail'), parts.thumbnail, store);
    await set(nameOf(design, key, 'file'), parts.file, store);
    return true;
  } catch (error) {
    logFailure('A photo could not be kept in the browser', error);
    return false;
  }
}

export function keptFile(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'file');
}

export function keptThumbnail(design: string, key: string): Promise<Blob | null> {
  return read(design, key, 'thumbnail');
}

/** Lets go of a file that is uploaded; its thumbnail stays. */
export async function dropFile(design: string, key: string): Promise<void> {
  await tidy(() => del(nameOf(design, key, 'file'), store));
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
