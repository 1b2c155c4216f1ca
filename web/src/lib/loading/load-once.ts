import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import { logFailure } from '../log';

/** Code that the first sight of a page does without; once it is there it stays for the page. */
export interface Part<T> {
  /** null: not there yet. */
  value: ReadableAtom<T | null>;
  /** Whether it could not be fetched so far. */
  hasFailed: ReadableAtom<boolean>;
  /**
   * Fetches it, once; what could not be fetched is asked for again, also when the connection comes back.
   * @returns null without it
   */
  load: () => Promise<T | null>;
}

/** @param name what is logged where it could not be fetched */
export function loadOnce<T extends object>(name: string, fetch: () => Promise<T>): Part<T> {
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

/** The part, which is fetched once it is wanted; null until it is there. */
export function usePart<T>(part: Part<T>, isWanted = true): T | null {
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return useStore(part.value);
}

/** Uses the part: at once where it is there, else as soon as it is. */
export function whenThere<T>(part: Part<T>, work: (part: T) => void, onMissing: () => void): void {
  const there = part.value.get();
  if (there !== null) work(there);
  else void part.load().then((found) => (found === null ? onMissing() : work(found)));
}
