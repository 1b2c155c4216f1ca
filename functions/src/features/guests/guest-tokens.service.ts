import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GUEST_DAYS } from '@smriti/shared/account/guests';
import type { Deps } from '../../platform/deps';
import type { GuestRecord } from './guest.records';
import { findGuest } from './guest.repository';

const SECRET_BYTES = 32;
/** `<guest id>.<secret>`. */
const TOKEN = /^([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{43})$/;
const DAY_MILLISECONDS = 86_400_000;

/** Whether a bearer token has the shape of a guest's; the identity provider's have not. */
export function isGuestToken(bearer: string): boolean {
  return TOKEN.test(bearer);
}

/** What is stored of a secret: it has 256 random bits, so that a plain hash gives nothing away. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A new token of a guest, and the hash that is stored in its stead. */
export function newToken(guestId: string): { token: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { token: `${guestId}.${secret}`, hash: hashOf(secret) };
}

/** Compared in a time that tells nothing of either. */
function fits(secret: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(storedHash));
}

/** A guest last used then or earlier is one no longer. */
export function guestsEndedBy(now: Date): Date {
  return new Date(now.getTime() - GUEST_DAYS * DAY_MILLISECONDS);
}

/** The guest of a token, also one whose draft was claimed; null when the token is no good. */
export async function guestOfToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<GuestRecord | null> {
  const [, guestId, secret] = TOKEN.exec(token) ?? [];
  if (guestId === undefined || secret === undefined) return null;
  const guest = await findGuest(db, guestId);
  if (!guest || !fits(secret, guest.token_hash)) return null;
  return new Date(guest.last_used_at) > guestsEndedBy(clock.now()) ? guest : null;
}
