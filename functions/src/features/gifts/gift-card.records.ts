import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** giftCards/{giftCardId(code)}. */
export const giftCardRecord = z.strictObject({
  worth_paise: paiseField,
  /** The last four characters of the code, by which people tell cards apart. */
  ending: z.string(),
  /** Whose balance it went to; null while it can be used. */
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.nullable(storedTime),
});
export type GiftCardRecord = z.output<typeof giftCardRecord>;

/** giftCardTries/{uid}_{hour}. */
export const giftCardTries = z.strictObject({
  failed: z.int().check(z.gte(0)),
  expires_at: storedTime,
});
