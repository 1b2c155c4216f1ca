import { createHash, createHmac } from 'node:crypto';
import { READABLE_ALPHABET } from '@smriti/shared/base/ids';
import type { Paise } from '@smriti/shared/base/money';
import { GIFT_CODE_LENGTH } from '@smriti/shared/payment/gift-cards';

/** Document id of a gift card: a hash, so that reading the data does not allow spending the card. */
export function giftCardId(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url');
}

interface Batch {
  id: string;
  worth_paise: Paise;
  made_at: Date;
  expires_at: Date | null;
}

export function giftCardDocument(code: string, { id, ...batch }: Batch) {
  const card = { ...batch, batch: id, ending: code.slice(-4), state: 'unused' } as const;
  return {
    path: giftCardPath(giftCardId(code)),
    data: { ...card, redeemed_by: null, redeemed_at: null },
  };
}

export function giftCardPath(id: string): string {
  return `giftCards/${id}`;
}

/**
 * Codes of a batch, derived from the shop's secret and `seed`: a call with the same idempotency key gets
 * the same codes, although they are not stored. 32 characters divide the values of a byte evenly.
 */
export function deriveGiftCodes(secret: string, seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const hmac = createHmac('sha256', secret).update(`gift card ${index} of ${seed}`).digest();
    const letters = [...hmac.subarray(0, GIFT_CODE_LENGTH)];
    return letters.map((byte) => READABLE_ALPHABET.charAt(byte % 32)).join('');
  });
}
