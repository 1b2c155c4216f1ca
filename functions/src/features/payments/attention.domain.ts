import type { Paise } from '@smriti/shared/base/money';

interface Update {
  received: { amount: number; currency: string } | null;
}

interface Attention {
  reason: 'other_amount';
  details: string;
  at: string;
}

/**
 * What a person has to look at when a provider tells of another amount, or another currency, than
 * was asked for: an offer of the payment company, or fees that the customer bears. null otherwise.
 */
export function attentionFor(
  { amount_paise }: { amount_paise: Paise },
  { received }: Update,
  now: Date,
): Attention | null {
  if (!received) return null;
  const { amount, currency } = received;
  if (amount === amount_paise && currency === 'INR') return null;
  const details = `received ${amount} ${currency}, asked for ${amount_paise} INR`;
  return { reason: 'other_amount', details, at: now.toISOString() };
}
