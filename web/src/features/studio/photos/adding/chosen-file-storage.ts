import {
  deleteFile,
  deleteFileContent,
  deleteFileNames,
  storeFile,
  storeFileNames,
} from '#lib/uploads/photo-file-storage.ts';
import { limitConcurrency } from '#lib/uploads/limit-concurrency.ts';
import type { StudioState, StudioStore } from '../../studio-store';
import { askBeforeLeaving } from './ask-before-leaving';

export interface ChosenFile {
  file: File;
  /** Id under which the browser stores the file. */
  id: string;
  /** Whether the file could be stored. */
  kept: Promise<boolean>;
}

/** Maximum number of simultaneous writes; more would not be faster. */
const KEEP_AT_ONCE = 2;

/** Creates an id; ids sort in the order in which the files were chosen. */
function chosenId(index: number): string {
  return `chosen-${Date.now().toString(36)}-${String(index).padStart(4, '0')}-${crypto.randomUUID()}`;
}

interface ChosenFileStorageOptions {
  designId: string;
  /** Writes the draft, so that a reload knows which design the files belong to. */
  begin: () => Promise<boolean>;
}

/**
 * Stores chosen files in the browser at once: first their names, then the files. If the page is
 * closed in between, the next visit can tell which files were lost (docs/rules.md#studio-8).
 */
export function createChosenFileStorage(
  store: StudioStore,
  { designId, begin }: ChosenFileStorageOptions,
) {
  const inTurn = limitConcurrency(KEEP_AT_ONCE);
  /** Ids of files whose names are stored but which are not in the draft yet. */
  const noted = new Set<string>();

  /** Stores the files in order while they are being read. */
  function keepAll(chosen: readonly File[]): ChosenFile[] {
    const named = chosen.map((file, index) => ({ file, id: chosenId(index) }));
    const noting = Promise.all([storeFileNames(designId, named), begin()]).then(
      ([isNoted]) => isNoted,
    );
    const all = named.map(({ file, id }) => {
      noted.add(id);
      const kept = inTurn(async () => (await noting) && (await storeFile(designId, id, file)));
      void kept.then((isKept) => {
        if (!isKept) store.setState({ hasUnkept: true });
      });
      return { file, id, kept };
    });
    askBeforeLeaving(Promise.all(all.map(({ kept }) => kept)));
    return all;
  }

  /** Stored files that had not been read before a reload. */
  function keptAlready(files: readonly { id: string; file: File }[]): ChosenFile[] {
    for (const { id } of files) noted.add(id);
    return files.map((one) => ({ ...one, kept: Promise.resolve(true) }));
  }

  function settleKept(photos: StudioState['photos']): void {
    const ids = Object.values(photos).flatMap(({ keptAs }) => keptAs ?? []);
    const known = ids.filter((id) => noted.delete(id));
    if (known.length > 0) void deleteFileNames(designId, known);
  }

  /** Replaces the stored file by the JPEG into which it was converted. */
  async function replaceStoredFile({ id, kept }: ChosenFile, jpeg: Blob): Promise<void> {
    if (!(await kept) || (await storeFile(designId, id, jpeg))) return;
    store.setState({ hasUnkept: true });
    // Deletes the HEIC file, which a reload would upload as if it were the JPEG.
    await deleteFileContent(designId, id);
  }

  function deleteStoredFile({ id, kept }: ChosenFile): void {
    void kept.then(() => deleteFile(designId, id));
  }

  return { keepAll, keptAlready, replaceStoredFile, deleteStoredFile, settleKept };
}
