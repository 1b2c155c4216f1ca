import {
  MAX_VISIBLE_NOTES,
  MAX_STORED_NOTES,
  SHARE_VALIDITY_DAYS,
} from '@smriti/shared/book/shares';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { hashSecret } from '../../platform/link-token';

const DAY_MILLISECONDS = 86_400_000;
/** Days after a link's expiry during which the owner can still read its notes. */
const KEPT_DAYS = 90;

const noteRecord = storedObject({
  id: z.string(),
  spread_id: z.string(),
  name: z.string(),
  heart: z.boolean(),
  text: z.string(),
  /** SHA-256 of the share id and the visitor's random id, in hex. */
  visitor: z.string(),
  hidden: z.boolean(),
  at: storedTime,
});
export type NoteRecord = z.output<typeof noteRecord>;

/** shares/{id}: a link that shows an album's book to others, with their notes. */
export const shareRecord = storedObject({
  id: z.string(),
  album_id: z.string(),
  user_id: z.string(),
  /** SHA-256 of the link's secret, in hex. */
  token_hash: z.string(),
  created_at: storedTime,
  expires_at: storedTime,
  /** Time at which the owner ended the link; null if they did not. */
  ended_at: z.nullable(storedTime),
  /** Time at which the record is deleted (TTL). */
  kept_until: storedTime,
  /** Oldest first; at most MAX_VISIBLE_NOTES visible ones, MAX_STORED_NOTES in total. */
  notes: z.array(noteRecord),
});
export type ShareRecord = z.output<typeof shareRecord>;

/** Identifies a visitor within one link; the hash differs between links. */
export const hashVisitor = (shareId: string, visitor: string) =>
  hashSecret(`${shareId}.${visitor}`);

/** A new link to an album. */
export function createShareRecord(
  { id, album_id, user_id }: Pick<ShareRecord, 'id' | 'album_id' | 'user_id'>,
  { secret, now }: { secret: string; now: Date },
): ShareRecord {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();
  return {
    id,
    album_id,
    user_id,
    token_hash: hashSecret(secret),
    created_at: now.toISOString(),
    expires_at: after(SHARE_VALIDITY_DAYS),
    ended_at: null,
    kept_until: after(SHARE_VALIDITY_DAYS + KEPT_DAYS),
    notes: [],
  };
}

/** Ends a link; no effect on one that has already ended. */
export function endShare(share: ShareRecord, now: Date): ShareRecord {
  return { ...share, ended_at: share.ended_at ?? now.toISOString() };
}

/** Whether a link still opens the book. */
export function isShareLive(
  { ended_at, expires_at }: Pick<ShareRecord, 'ended_at' | 'expires_at'>,
  now: Date,
): boolean {
  return ended_at === null && new Date(expires_at) > now;
}

export function hasRoomForNote({ notes }: Pick<ShareRecord, 'notes'>): boolean {
  return notes.filter(({ hidden }) => !hidden).length < MAX_VISIBLE_NOTES;
}

/** Adds a note to those of a link, dropping the oldest hidden ones beyond MAX_STORED_NOTES. */
export function addNoteToList(notes: readonly NoteRecord[], added: NoteRecord): NoteRecord[] {
  const surplus = notes.length + 1 - MAX_STORED_NOTES;
  const removed = notes.filter(({ hidden }) => hidden).slice(0, Math.max(0, surplus));
  return [...notes.filter((note) => !removed.includes(note)), added];
}
