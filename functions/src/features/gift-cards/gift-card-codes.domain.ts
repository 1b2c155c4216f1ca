import { createHash, createHmac } from 'node:crypto';
import { READABLE_ALPHABET } from '@smriti/shared/base/ids';
import type { Paise } from '@smriti/shared/base/money';
import { GIFT_CODE_LENGTH } from '@smriti/shared/payment/gift-cards';

/** Where a gift card is kept: who reads the data must not be able to spend what is on it. */
export function giftCardId(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url');
}

/** The cards that are made together. */
interface Batch {
  id: string;
  worth_paise: Paise;
  made_at: Date;
  expires_at: Date | null;
}

/** A new gift card as it is stored, and where. */
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
 * The codes of a batch, made of the shop's secret and of `seed`: who asks again with the same
 * idempotency key gets the same codes, although they are stored nowhere. 32 letters and digits
 * divide the values of a byte evenly.
 */
export function codesOf(secret: string, seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const hmac = createHmac('sha256', secret).update(`gift card ${index} of ${seed}`).digest();
    const letters = [...hmac.subarray(0, GIFT_CODE_LENGTH)];
    return letters.map((byte) => READABLE_ALPHABET.charAt(byte % 32)).join('');
  });
}
