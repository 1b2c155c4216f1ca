import { createHash } from 'node:crypto';
import type { Paise } from '@smriti/shared/base/money';
import type { GiftCardRecord } from './gift-card.records';

/** Where a gift card is kept: who reads the data must not be able to spend what is on it. */
export function giftCardId(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url');
}

/** A new gift card and where it is kept. */
export function giftCardDocument(
  code: string,
  worth_paise: Paise,
): { path: string; data: GiftCardRecord } {
  const data = { worth_paise, ending: code.slice(-4), redeemed_by: null, redeemed_at: null };
  return { path: giftCardPath(giftCardId(code)), data };
}

export function giftCardPath(id: string): string {
  return `giftCards/${id}`;
}
