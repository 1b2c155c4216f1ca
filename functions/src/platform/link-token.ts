import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Links whose secret is in their address only: the record has its hash. */

const SECRET_BYTES = 32;
/** Record id followed by the secret. */
const TOKEN = /^([A-Za-z0-9]{20})([A-Za-z0-9_-]{43})$/;

/** Hash of a secret for storage. A plain SHA-256 is enough for 256 random bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const createLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Secret that is the same for each call with an idempotency key, derived with the shop's secret. */
export const deriveLinkSecret = (shopSecret: string, key: string): string =>
  createHmac('sha256', shopSecret).update(`share ${key}`).digest('base64url');

/** The token that opens a link; never stored. */
export const toLinkToken = (id: string, secret: string) => `${id}${secret}`;

/** Splits a token into record id and secret; null when it is malformed. */
export function parseLinkToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a secret opens a link; compared in constant time. */
export function isValidLinkSecret(secret: string, { token_hash }: { token_hash: string }): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(token_hash));
}
