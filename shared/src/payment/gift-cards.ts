import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { READABLE_ALPHABET } from '../base/ids';
import { rupees } from '../base/money';

/** Length of a gift card's code in characters of READABLE_ALPHABET; too long to be guessed. */
export const GIFT_CODE_LENGTH = 16;

const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${GIFT_CODE_LENGTH}}$`);

/** Parses a typed code, removing spaces and hyphens; null when it cannot be a code. */
export function toGiftCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The caller's gift balance, in rupees. */
export const getGiftBalance = endpoint({
  method: 'GET',
  path: '/gift-cards/balance',
  response: z.object({ balance: rupees }),
});

/**
 * Redeems a gift card, once per card, to the caller's balance: 422 for an invalid code, 409 for a used one,
 * 429 after too many wrong ones.
 */
export const redeemGiftCard = endpoint({
  method: 'POST',
  path: '/gift-cards/redeem',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  response: z.object({
    balance: rupees,
    /** Value of the card. */
    amount: rupees,
    message: z.string(),
  }),
});
