import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';
import { recordId } from '../base/ids';
import { rupees } from '../base/money';
import { isoTime } from '../base/time';
import { staffList } from '../base/lists';

/** What admins do of gift cards; redeeming one is in gift-cards.ts. */

/** The most at one time: what one commit writes, and what is no slip of the finger. */
export const MAX_GIFT_CARDS = 400;
export const MAX_GIFT_CARD_RUPEES = 100_000;

export const GIFT_CARD_STATES = ['unused', 'used', 'cancelled', 'expired'] as const;
const giftCardState = z.enum(GIFT_CARD_STATES);
export type GiftCardState = z.infer<typeof giftCardState>;

/** A card as staff see it: of its code nobody can read more than the end. */
const giftCard = z.object({
  id: recordId,
  /** The last four characters of the code. */
  ending: z.string(),
  amount: rupees,
  state: giftCardState,
  made_at: isoTime,
  /** From then on it is refused; null: never. */
  expires_at: z.nullable(isoTime),
  /** Whose balance it went to. */
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.nullable(isoTime),
});
export type GiftCard = z.infer<typeof giftCard>;

/** A card's code as it is printed: in groups of four. */
export function groupedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Makes gift cards of `amount` rupees each. The answer is the only time that their codes can be
 * read: the shop keeps what they hash to.
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

/** Gift cards, the newest first; `q` is a whole code, or the last four characters of one. */
export const listGiftCards = endpoint({
  method: 'GET',
  path: '/gift-cards',
  query: z.strictObject({
    ...staffList,
    q: z.optional(text(40, 4)),
    state: z.optional(z.enum(['unused', 'used', 'cancelled'])),
  }),
  response: z.object({ cards: z.array(giftCard) }),
});

/** Cancels a card that nobody has redeemed: 409 for any other. */
export const cancelGiftCard = endpoint({
  method: 'DELETE',
  path: '/gift-cards/:id',
  params: z.object({ id: recordId }),
  response: z.object({ card: giftCard }),
});
