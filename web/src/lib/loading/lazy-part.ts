import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import { logFailure } from '#lib/log.ts';

/** Lazily loaded code, which stays loaded. */
export interface LazyPart<T> {
  /** The code; null until loaded. */
  value: ReadableAtom<T | null>;
  /** Whether the last load failed. */
  hasFailed: ReadableAtom<boolean>;
  /**
   * Loads the code once; after a failure, at the next call and when the connection returns.
   * @returns null when loading fails
   */
  load: () => Promise<T | null>;
}

/**
 * Declares lazily loaded code.
 * @param name name of the part in the log
 */
export function createLazyPart<T extends object>(
  name: string,
  fetch: () => Promise<T>,
): LazyPart<T> {
  const value = atom<T | null>(null);
  const hasFailed = atom(false);
  let asked: Promise<T | null> | null = null;
  async function ask(): Promise<T | null> {
    try {
      value.set(await fetch());
      hasFailed.set(false);
    } catch (error) {
      logFailure(`A part of the page was not fetched: ${name}`, error);
      asked = null;
      hasFailed.set(true);
      addEventListener('online', () => void load(), { once: true });
    }
    return value.get();
  }
  const load = () => (asked ??= ask());
  return { value, hasFailed, load };
}

/** Returns the code of a part, which is loaded once `isWanted`; null until then. */
export function useLazyPart<T>(part: LazyPart<T>, isWanted = true): T | null {
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return useStore(part.value);
}

/** Calls `work` with the code of a part: at once if loaded, otherwise after loading. */
export function runWithLazyPart<T>(
  part: LazyPart<T>,
  work: (part: T) => void,
  onMissing: () => void,
): void {
  const there = part.value.get();
  if (there !== null) work(there);
  else void part.load().then((found) => (found === null ? onMissing() : work(found)));
}
