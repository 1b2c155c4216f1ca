import { createHash } from 'node:crypto';

/** Where a gift card is kept: who reads the data must not be able to spend what is on it. */
export function giftCardId(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url');
}
