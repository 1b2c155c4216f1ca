import * as z from 'zod/mini';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { hashJson } from './server-content';

/*
 * Hashes of what this browser has sent to the server, by part. A page that is left does not see the answer
 * to its last change, and its draft may not have been written: the next page recognises its own changes by
 * these hashes. They are stored synchronously, which works even while a page is left.
 */

const STORED = 'smriti-sent';
/**
 * Maximum number of stored hashes, about 30 kB; more than is sent between two reads of the server's state.
 */
const MAX_SENT = 500;

/** Id of the album or draft, name of the part, its hash, and when it was sent. */
const sentMark = z.tuple([z.string(), z.string(), z.string(), z.int()]);
const sentMarks = z.array(sentMark);
type SentMark = z.infer<typeof sentMark>;

function sentBefore(): SentMark[] {
  try {
    return z.parse(sentMarks, JSON.parse(deviceStorage.get(STORED) ?? '[]'));
  } catch {
    return []; // written by another release
  }
}

/**
 * Records parts, by name, that are about to be sent.
 * @param id id of the album or draft
 */
export function noteSent(id: string, parts: readonly (readonly [string, unknown])[]): void {
  const at = Date.now();
  const marks = parts.map(([part, value]): SentMark => [id, part, hashJson(value), at]);
  deviceStorage.set(STORED, JSON.stringify([...sentBefore(), ...marks].slice(-MAX_SENT)));
}

/**
 * Returns a lookup of when this browser sent a part with exactly this value, in ms since 1970; undefined:
 * never.
 */
export function sentTimes(id: string): (part: string, value: unknown) => number | undefined {
  const times = new Map(
    sentBefore().flatMap(([of, part, mark, at]) =>
      of === id ? [[`${part} ${mark}`, at] as const] : [],
    ),
  );
  return (part, value) => times.get(`${part} ${hashJson(value)}`);
}

/** Deletes the records at sign-out. */
export function forgetSent(): void {
  deviceStorage.remove(STORED);
}
