import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** giftCards/{giftCardId(code)}. */
export const giftCardRecord = storedObject({
  worth_paise: paiseField,
  /** Last four characters of the code, to tell cards apart. */
  ending: z.string(),
  /** State for filtering lists; cards of earlier releases were not listed. */
  state: z._default(z.enum(['unused', 'used', 'cancelled']), 'unused'),
  /** Creation time and batch; null for cards of earlier releases. */
  made_at: z._default(z.nullable(storedTime), null),
  batch: z._default(z.nullable(z.string()), null),
  /** Expiry time; null if it never expires. */
  expires_at: z._default(z.nullable(storedTime), null),
  /** uid of the redeemer; null while unused. */
  redeemed_by: z.nullable(z.string()),
  redeemed_at: z.nullable(storedTime),
});
export type GiftCardRecord = z.output<typeof giftCardRecord>;

/** giftCardTries/{uid}_{hour}. */
export const failedGiftCardTries = storedObject({
  failed: z.int().check(z.gte(0)),
  expires_at: storedTime,
});
