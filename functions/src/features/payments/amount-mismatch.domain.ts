import { type Paise, paise } from '@smriti/shared/base/money';

interface Update {
  received: { amount: number; currency: string } | null;
}

interface Attention {
  reason: 'other_amount';
  details: string;
  received_paise: Paise | null;
  at: string;
}

/**
 * The issue for an admin when the provider reports another amount or currency than requested,
 * e.g. because of an offer of the provider or fees paid by the customer; null if none.
 */
export function amountMismatch(
  { amount_paise }: { amount_paise: Paise },
  { received }: Update,
  now: Date,
): Attention | null {
  if (!received) return null;
  const { amount, currency } = received;
  if (amount === amount_paise && currency === 'INR') return null;
  const details = `received ${amount} ${currency}, asked for ${amount_paise} INR`;
  const received_paise = currency === 'INR' ? paise(amount) : null;
  return { reason: 'other_amount', details, received_paise, at: now.toISOString() };
}
