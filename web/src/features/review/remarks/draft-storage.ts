import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';

/** Storage of a draft on this device, which survives a reload, a crash and a lost connection. */
export interface DraftStorage<T> {
  /** Returns the draft; null if there is none that this version can read. */
  read: () => T | null;
  /** Stores the draft; an empty draft is removed. */
  write: (draft: T) => void;
}

/** Text stored under a key; null if missing or if storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure('The drafts on this device could not be read', error);
    return null;
  }
}

/** Creates the storage of a draft in local storage. */
export function createDraftStorage<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  isEmpty: (draft: T) => boolean,
): DraftStorage<T> {
  return {
    read: () => {
      const text = stored(key);
      if (text === null) return null;
      try {
        return z.parse(schema, JSON.parse(text));
      } catch (error) {
        logFailure('A kept draft could not be read', error);
        return null;
      }
    },
    write: (draft) => {
      // If storage is full or blocked, the draft exists only on the page.
      try {
        if (isEmpty(draft)) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch (error) {
        logFailure('A draft could not be kept on this device', error);
      }
    },
  };
}
