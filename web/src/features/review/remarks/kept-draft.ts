import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';

/** Storage of an unfinished draft on this device; survives a reload, a crash and a lost connection. */
export interface KeptDraft<T> {
  /** Returns null when there is no draft, or none that this version can read. */
  read: () => T | null;
  /** An empty draft is removed. */
  write: (draft: T) => void;
}

/** Stored text of a key; null when missing or when storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure('The drafts on this device could not be read', error);
    return null;
  }
}

/** Draft in local storage under a key. */
export function keptDraft<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  isEmpty: (draft: T) => boolean,
): KeptDraft<T> {
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
      // Storage may be full or blocked; the draft then exists only on the page.
      try {
        if (isEmpty(draft)) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch (error) {
        logFailure('A draft could not be kept on this device', error);
      }
    },
  };
}
