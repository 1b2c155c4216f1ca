import { useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { useStudio } from '../../studio-context';
import { removePhotos } from '../../studio-store';

/** Adds chosen files to the design. `hasFailed`: whether the last call failed. */
export function useAdding(isSingle = false): { add: (files: File[]) => void; hasFailed: boolean } {
  const { store, addFiles } = useStudio();
  const [hasFailed, setFailed] = useState(false);

  /** Replaces the photo after the new file has been read successfully. */
  async function replace(file: File): Promise<void> {
    const before = store.getState().order;
    await addFiles([file]);
    const { order } = store.getState();
    // Another choice may have been added in the meantime; only the last photo stays.
    if (order.some((key) => !before.includes(key))) removePhotos(store, order.slice(0, -1));
  }

  function add(files: File[]): void {
    const [first] = files;
    setFailed(false);
    const adding = isSingle && first ? replace(first) : addFiles(files);
    adding.catch((failure: unknown) => {
      logFailure('Photos were not taken', failure);
      setFailed(true);
    });
  }

  return { add, hasFailed };
}
