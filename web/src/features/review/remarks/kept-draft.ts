import * as z from 'zod/mini';
import { logFailure } from '../../../lib/log';

/** Keeps something unfinished on this device: it survives a reload, a crash and a lost connection. */
export interface KeptDraft<T> {
  /** null: there is none, or none that this version understands. */
  read: () => T | null;
  /** Without anything in it, it is removed. */
  write: (draft: T) => void;
}

/** What is kept under a key; null where there is nothing, or where storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure('The drafts on this device could not be read', error);
    return null;
  }
}

/** A draft in local storage, under one key. */
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
      // Storage may be full or blocked: what is there is still on the page.
      try {
        if (isEmpty(draft)) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch (error) {
        logFailure('A draft could not be kept on this device', error);
      }
    },
  };
}
