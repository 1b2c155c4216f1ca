import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { READABLE_ALPHABET } from '../base/ids';
import { rupees } from '../base/money';

/** A gift card's code: 16 characters of READABLE_ALPHABET, so that nobody guesses one. */
export const GIFT_CODE_LENGTH = 16;

const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${GIFT_CODE_LENGTH}}$`);

/** A code as it was typed, without spaces and hyphens, or null when it can be none. */
export function toGiftCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** What the caller has from gift cards, in rupees. */
export const getGiftBalance = endpoint({
  method: 'GET',
  path: '/gift-cards/balance',
  response: z.object({ balance: rupees }),
});

/**
 * Adds a gift card to the caller's balance, once in the card's life: 422 for a code that is none,
 * 409 for one that was used, 429 after too many wrong ones.
 */
export const redeemGiftCard = endpoint({
  method: 'POST',
  path: '/gift-cards/redeem',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  response: z.object({
    balance: rupees,
    /** What the card was worth. */
    amount: rupees,
    message: z.string(),
  }),
});
