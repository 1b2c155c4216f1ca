import { type Paise, sumPaise } from '@smriti/shared/base/money';

/** Amount of a payment that is refunded or owed as a refund. */
export function refundedPaise({ refunds }: { refunds: readonly { amount_paise: Paise }[] }): Paise {
  return sumPaise(...refunds.map(({ amount_paise: amount }) => amount));
}
