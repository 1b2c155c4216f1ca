import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** giftCards/{giftCardId(code)}. */
export const giftCardRecord = storedObject({
  worth_paise: paiseField,
  /** The last four characters of the code, by which people tell cards apart. */
  ending: z.string(),
  /** What lists are narrowed by; cards of earlier releases were not in lists. */
  state: z._default(z.enum(['unused', 'used', 'cancelled']), 'unused'),
  /** When it was made, and with which others; null for cards of earlier releases. */
  made_at: z._default(z.nullable(storedTime), null),
  batch: z._default(z.nullable(z.string()), null),
  /** From then on it is refused; null: never. */
  expires_at: z._default(z.nullable(storedTime), null),
  /** Whose balance it went to; null while it can be used. */
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.nullable(storedTime),
});
export type GiftCardRecord = z.output<typeof giftCardRecord>;

/** giftCardTries/{uid}_{hour}. */
export const giftCardTries = storedObject({
  failed: z.int().check(z.gte(0)),
  expires_at: storedTime,
});
