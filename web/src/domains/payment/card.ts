import { toLatinDigits } from '@smriti/shared/base/digits';
import { SANDBOX_CARDS } from '@smriti/shared/payment/payments';

/** Typed card details. They never leave the page and are not stored. */
export interface CardDetails {
  number: string;
  name: string;
  expiry: string;
  cvv: string;
}

export const EMPTY_CARD: CardDetails = { number: '', name: '', expiry: '', cvv: '' };

const MIN_CARD_DIGITS = 13;
const MAX_CARD_DIGITS = 19;
/**
 * Maximum digits that can be typed; more than any card has, so that a number that is too long is
 * visible and rejected.
 */
const MAX_TYPED_DIGITS = 23;

function digitsOf(text: string, most = Infinity): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, most);
}

/** Formatter of each field while typing (docs/rules.md#payments-4). */
export const cardFormats: Readonly<Record<keyof CardDetails, (typed: string) => string>> = {
  number: (typed) => digitsOf(typed, MAX_TYPED_DIGITS).replace(/(\d{4})(?=\d)/g, '$1 '),
  name: (typed) => typed,
  expiry: (typed) => digitsOf(typed, 4).replace(/^(\d{2})(?=\d)/, '$1/'),
  cvv: (typed) => digitsOf(typed, 4),
};

function isNumberRight(number: string): boolean {
  const { length } = digitsOf(number);
  return length >= MIN_CARD_DIGITS && length <= MAX_CARD_DIGITS;
}

/** Whether an expiry MM/YY is a valid month that has not ended. */
function isExpiryRight(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const thisYear = now.getFullYear() % 100;
  if (Number(year) !== thisYear) return Number(year) > thisYear;
  return Number(month) >= now.getMonth() + 1;
}

const FIELDS = ['number', 'name', 'expiry', 'cvv'] as const;

/** Invalid fields, in order (docs/rules.md#payments-4). */
export function listCardProblems(
  { number, name, expiry, cvv }: CardDetails,
  now: Date,
): (keyof CardDetails)[] {
  const isRight: Record<keyof CardDetails, boolean> = {
    number: isNumberRight(number),
    name: name.trim() !== '',
    expiry: isExpiryRight(expiry, now),
    cvv: /^\d{3,4}$/.test(cvv),
  };
  return FIELDS.filter((field) => !isRight[field]);
}

/** The sandbox token of a test card; null for any other card. */
export function sandboxToken({ number }: CardDetails): string | null {
  const digits = digitsOf(number);
  return Object.entries(SANDBOX_CARDS).find(([known]) => known === digits)?.[1] ?? null;
}

/** Details of a test card, with an expiry in the future. */
export function createTestCard(number: string, now: Date): CardDetails {
  const year = String((now.getFullYear() + 2) % 100).padStart(2, '0');
  return {
    number: cardFormats.number(number),
    name: 'Test Card',
    expiry: `12/${year}`,
    cvv: '123',
  };
}
