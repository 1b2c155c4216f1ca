import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GUEST_RETENTION_DAYS } from '@smriti/shared/account/guests';
import type { Deps } from '../../platform/deps';
import type { GuestRecord } from './guest.records';
import { findGuest } from './guest.repository';

const SECRET_BYTES = 32;
/** Format of a guest token: `<guest id>.<secret>`. */
const TOKEN = /^([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{43})$/;
const DAY_MILLISECONDS = 86_400_000;

/** Whether a bearer token has the format of a guest token; ID tokens do not. */
export function isGuestToken(bearer: string): boolean {
  return TOKEN.test(bearer);
}

/** Hash of a secret for storage. A plain SHA-256 is enough for 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function createGuestToken(guestId: string): { token: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { token: `${guestId}.${secret}`, hash: hashOf(secret) };
}

/** Whether a secret has the stored hash; compared in constant time. */
function fits(secret: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(storedHash));
}

/** Guests last used at or before this time have expired. */
export function guestExpiryCutoff(now: Date): Date {
  return new Date(now.getTime() - GUEST_RETENTION_DAYS * DAY_MILLISECONDS);
}

/**
 * The guest that a token belongs to, including one whose draft was claimed; null when the token is invalid or
 * expired.
 */
export async function findGuestByToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<GuestRecord | null> {
  const [, guestId, secret] = TOKEN.exec(token) ?? [];
  if (guestId === undefined || secret === undefined) return null;
  const guest = await findGuest(db, guestId);
  if (!guest || !fits(secret, guest.token_hash)) return null;
  return new Date(guest.last_used_at) > guestExpiryCutoff(clock.now()) ? guest : null;
}
