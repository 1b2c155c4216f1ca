import * as z from 'zod/mini';
import { deviceStorage } from '../../../lib/device/device-storage';
import { markOf } from './server-content';

/*
 * What this browser has sent to the shop, each part by its mark. A page that is left sends its last
 * change and never sees the answer, and its draft may not have been kept to the end: the next page knows
 * by the marks what is its own. They are kept at once, which a page that is left has time for.
 */

const STORED = 'smriti-sent';
/** More than is sent between two looks at what the shop has; about 30 kB. */
const MAX_SENT = 500;

/** Of what, which part, its mark, and when it was sent. */
const sentMark = z.tuple([z.string(), z.string(), z.string(), z.int()]);
const sentMarks = z.array(sentMark);
type SentMark = z.infer<typeof sentMark>;

function sentBefore(): SentMark[] {
  try {
    return z.parse(sentMarks, JSON.parse(deviceStorage.get(STORED) ?? '[]'));
  } catch {
    return []; // of another release
  }
}

/**
 * Notes parts, by their names, that are about to be sent.
 * @param id of the album, or of the draft
 */
export function noteSent(id: string, parts: readonly (readonly [string, unknown])[]): void {
  const at = Date.now();
  const marks = parts.map(([part, value]): SentMark => [id, part, markOf(value), at]);
  deviceStorage.set(STORED, JSON.stringify([...sentBefore(), ...marks].slice(-MAX_SENT)));
}

/** Tells when this browser sent a part just so, in milliseconds since 1970; undefined: it did not. */
export function sentTimes(id: string): (part: string, value: unknown) => number | undefined {
  const times = new Map(
    sentBefore().flatMap(([of, part, mark, at]) =>
      of === id ? [[`${part} ${mark}`, at] as const] : [],
    ),
  );
  return (part, value) => times.get(`${part} ${markOf(value)}`);
}

/** Forgets all that was sent: somebody signed out. */
export function forgetSent(): void {
  deviceStorage.remove(STORED);
}
