import * as z from 'zod/mini';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { hashJson } from './server-content';

/*
 * Hashes of what this browser has sent to the server, by part. A page that is closed does not
 * receive the response to its last change and may not have written its draft; the next page
 * recognises its own changes by these hashes. They are stored synchronously, which works even while
 * a page is closing.
 */

const STORED = 'smriti-sent';
/**
 * Maximum number of stored hashes (about 30 kB), which exceeds the number sent between two reads of the
 * server's state.
 */
const MAX_STORED_HASHES = 500;

/**
 * Schema of a record: id of the album or draft, name of the part, its hash, and the time of
 * sending.
 */
const sentHash = z.tuple([z.string(), z.string(), z.string(), z.int()]);
const sentHashes = z.array(sentHash);
type SentHash = z.infer<typeof sentHash>;

function readSentHashes(): SentHash[] {
  try {
    return z.parse(sentHashes, JSON.parse(deviceStorage.get(STORED) ?? '[]'));
  } catch {
    return []; // Written by another release.
  }
}

/**
 * Records parts, by name, that are about to be sent.
 * @param id id of the album or draft
 */
export function recordSentParts(id: string, parts: readonly (readonly [string, unknown])[]): void {
  const at = Date.now();
  const hashes = parts.map(([part, value]): SentHash => [id, part, hashJson(value), at]);
  deviceStorage.set(
    STORED,
    JSON.stringify([...readSentHashes(), ...hashes].slice(-MAX_STORED_HASHES)),
  );
}

/**
 * Returns a function that looks up when this browser sent exactly this value of a part, in ms since
 * 1970; undefined if never.
 */
export function createSentTimeLookup(
  id: string,
): (part: string, value: unknown) => number | undefined {
  const times = new Map(
    readSentHashes().flatMap(([of, part, hash, at]) =>
      of === id ? [[`${part} ${hash}`, at] as const] : [],
    ),
  );
  return (part, value) => times.get(`${part} ${hashJson(value)}`);
}

/** Deletes all stored hashes; called at sign-out. */
export function clearSentHashes(): void {
  deviceStorage.remove(STORED);
}
