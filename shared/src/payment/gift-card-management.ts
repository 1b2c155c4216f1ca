import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { rupees } from '../base/money';
import { isoTime } from '../base/time';
import { staffListQuery } from '../base/lists';

/** Management of gift cards by admins; redeeming is in gift-cards.ts. */

/** Maximum number of cards created at once: fits into one commit, and limits the damage of a typo. */
export const MAX_GIFT_CARDS = 400;
export const MAX_GIFT_CARD_RUPEES = 100_000;

export const GIFT_CARD_STATES = ['unused', 'used', 'cancelled', 'expired'] as const;
const giftCardState = z.enum(GIFT_CARD_STATES);
export type GiftCardState = z.infer<typeof giftCardState>;

/** A card as staff see it: only the end of its code. */
const giftCard = z.object({
  id: recordId,
  /** The last four characters of the code. */
  ending: z.string(),
  amount: rupees,
  state: giftCardState,
  made_at: isoTime,
  /** Time from which the card is refused; null: never. */
  expires_at: z.nullable(isoTime),
  /** The customer to whose balance the card was added; null until redeemed. */
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.nullable(isoTime),
});
export type GiftCard = z.infer<typeof giftCard>;

/** Formats a code for printing, in groups of four. */
export function formatGiftCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Creates gift cards of `amount` rupees each. Only this answer contains their codes: the shop stores their
 * hashes.
 */
export const makeGiftCards = endpoint({
  method: 'POST',
  path: '/gift-cards',
  body: z.strictObject({
    count: z.int().check(z.gte(1), z.lte(MAX_GIFT_CARDS)),
    amount: rupees.check(
      z.gte(1, { error: 'must be at least 1' }),
      z.lte(MAX_GIFT_CARD_RUPEES, { error: `must be at most ${MAX_GIFT_CARD_RUPEES}` }),
    ),
    expires_at: z.optional(z.nullable(isoTime)),
  }),
  response: z.object({ codes: z.array(z.string()) }),
});

/** Gift cards, newest first; `q` is a whole code, or its last four characters. */
export const listGiftCards = endpoint({
  method: 'GET',
  path: '/gift-cards',
  query: z.strictObject({
    ...staffListQuery,
    q: z.optional(boundedText(40, 4)),
    state: z.optional(z.enum(['unused', 'used', 'cancelled'])),
  }),
  response: z.object({ cards: z.array(giftCard) }),
});

/** Cancels an unredeemed card; 409 for any other. */
export const cancelGiftCard = endpoint({
  method: 'DELETE',
  path: '/gift-cards/:id',
  params: z.object({ id: recordId }),
  response: z.object({ card: giftCard }),
});
