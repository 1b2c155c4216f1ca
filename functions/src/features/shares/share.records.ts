import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  MAX_VISIBLE_NOTES,
  MAX_STORED_NOTES,
  SHARE_VALIDITY_DAYS,
} from '@smriti/shared/book/shares';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const DAY_MILLISECONDS = 86_400_000;
/** Days after a link's expiry during which the owner can still read its notes. */
const KEPT_DAYS = 90;
const SECRET_BYTES = 32;
/** Share id followed by the secret. */
const TOKEN = /^([A-Za-z0-9]{20})([A-Za-z0-9_-]{43})$/;

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

/** Hash of a secret for storage. A plain SHA-256 is enough for 256 random bits. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Identifies a visitor within one link; the hash differs between links. */
export const hashVisitor = (shareId: string, visitor: string) => hashOf(`${shareId}.${visitor}`);

/** Secret of a new link: random, or derived from the idempotency key with the shop's secret. */
export function createShareSecret(shopSecret: string, key: string | undefined): string {
  if (key === undefined) return randomBytes(SECRET_BYTES).toString('base64url');
  return createHmac('sha256', shopSecret).update(`share ${key}`).digest('base64url');
}

/** The token that opens a link; never stored. */
export const toShareToken = (id: string, secret: string) => `${id}${secret}`;

/** A new link to an album. */
export function newShareRecord(
  { id, album_id, user_id }: Pick<ShareRecord, 'id' | 'album_id' | 'user_id'>,
  { secret, now }: { secret: string; now: Date },
): ShareRecord {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();
  return {
    id,
    album_id,
    user_id,
    token_hash: hashOf(secret),
    created_at: now.toISOString(),
    expires_at: after(SHARE_VALIDITY_DAYS),
    ended_at: null,
    kept_until: after(SHARE_VALIDITY_DAYS + KEPT_DAYS),
    notes: [],
  };
}

/** Splits a token into share id and secret; null when it is malformed. */
export function parseShareToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a secret opens a link; compared in constant time. */
export function isValidShareSecret(
  secret: string,
  { token_hash }: Pick<ShareRecord, 'token_hash'>,
): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token_hash));
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

/** Whether a link has room for another visible note. */
export function hasRoomForNote({ notes }: Pick<ShareRecord, 'notes'>): boolean {
  return notes.filter(({ hidden }) => !hidden).length < MAX_VISIBLE_NOTES;
}

/** Adds a note to those of a link, dropping the oldest hidden ones beyond MAX_STORED_NOTES. */
export function addNoteToList(notes: readonly NoteRecord[], added: NoteRecord): NoteRecord[] {
  const surplus = notes.length + 1 - MAX_STORED_NOTES;
  const removed = notes.filter(({ hidden }) => hidden).slice(0, Math.max(0, surplus));
  return [...notes.filter((note) => !removed.includes(note)), added];
}
