import { type Paise, sumPaise } from '@smriti/shared/base/money';

/** What is given back of a payment, or owed to be. */
export function refundedPaise({ refunds }: { refunds: readonly { amount_paise: Paise }[] }): Paise {
  return sumPaise(...refunds.map(({ amount_paise: amount }) => amount));
}
