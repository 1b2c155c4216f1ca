import { type Paise, paise } from '@smriti/shared/base/money';

interface Update {
  received: { amount: number; currency: string } | null;
}

interface Attention {
  reason: 'other_amount';
  details: string;
  at: string;
}

const RUPEES = /^received (\d+) INR,/;

/** The received amount of a recorded mismatch; null if it came in another currency. */
export function findReceivedPaise({ details }: Pick<Attention, 'details'>): Paise | null {
  const amount = RUPEES.exec(details)?.[1];
  return amount === undefined ? null : paise(Number(amount));
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
  return { reason: 'other_amount', details, at: now.toISOString() };
}
