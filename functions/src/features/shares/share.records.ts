import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAX_NOTES, MAX_STORED_NOTES, SHARE_DAYS } from '@smriti/shared/book/shares';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const DAY_MILLISECONDS = 86_400_000;
/** For how long after a link expires what was noted by it stays readable for the owner. */
const KEPT_DAYS = 90;
const SECRET_BYTES = 32;
/** The share's id, and the secret. */
const TOKEN = /^([A-Za-z0-9]{20})([A-Za-z0-9_-]{43})$/;

const noteRecord = storedObject({
  id: z.string(),
  spread_id: z.string(),
  name: z.string(),
  heart: z.boolean(),
  text: z.string(),
  /** SHA-256 of the visitor's random id with the share's, in hex. */
  visitor: z.string(),
  hidden: z.boolean(),
  at: storedTime,
});
export type NoteRecord = z.output<typeof noteRecord>;

/** shares/{id}: a link by which others see an album's book, with what they noted. */
export const shareRecord = storedObject({
  id: z.string(),
  album_id: z.string(),
  user_id: z.string(),
  /** SHA-256 of the link's secret, in hex. */
  token_hash: z.string(),
  created_at: storedTime,
  expires_at: storedTime,
  /** When its owner ended it. */
  ended_at: z.nullable(storedTime),
  /** When the record goes (TTL). */
  kept_until: storedTime,
  /** The oldest first; at most MAX_NOTES visible ones, MAX_STORED_NOTES in all. */
  notes: z.array(noteRecord),
});
export type ShareRecord = z.output<typeof shareRecord>;

/** What is stored of a secret: it has 256 random bits, so that a plain hash gives nothing away. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A visitor is told apart from others of the same link, and of no other. */
export const visitorHash = (shareId: string, visitor: string) => hashOf(`${shareId}.${visitor}`);

/** What a new link opens by: random, or made of the shop's secret and the call's own key. */
export function newSecret(shopSecret: string, key: string | undefined): string {
  if (key === undefined) return randomBytes(SECRET_BYTES).toString('base64url');
  return createHmac('sha256', shopSecret).update(`share ${key}`).digest('base64url');
}

/** The token that opens a link, which is not stored. */
export const tokenOf = (id: string, secret: string) => `${id}${secret}`;

/** A new link of an album. */
export function newShare(
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
    expires_at: after(SHARE_DAYS),
    ended_at: null,
    kept_until: after(SHARE_DAYS + KEPT_DAYS),
    notes: [],
  };
}

/** The id that a token names, and its secret; null for what is none. */
export function readToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Compared in a time that tells nothing of either. */
export function opens(secret: string, { token_hash }: Pick<ShareRecord, 'token_hash'>): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token_hash));
}

/** A link that its owner ends; one that ended stays as it is. */
export function endShare(share: ShareRecord, now: Date): ShareRecord {
  return { ...share, ended_at: share.ended_at ?? now.toISOString() };
}

/** Whether a link opens the book. */
export function isLive(
  { ended_at, expires_at }: Pick<ShareRecord, 'ended_at' | 'expires_at'>,
  now: Date,
): boolean {
  return ended_at === null && new Date(expires_at) > now;
}

/** Whether a link has room for one more visible note. */
export function hasRoomForNote({ notes }: Pick<ShareRecord, 'notes'>): boolean {
  return notes.filter(({ hidden }) => !hidden).length < MAX_NOTES;
}

/** The notes of a link with one more; the oldest hidden ones make room for it. */
export function withNote(notes: readonly NoteRecord[], added: NoteRecord): NoteRecord[] {
  const surplus = notes.length + 1 - MAX_STORED_NOTES;
  const removed = notes.filter(({ hidden }) => hidden).slice(0, Math.max(0, surplus));
  return [...notes.filter((note) => !removed.includes(note)), added];
}
