import { type Paise, toRupees } from '@smriti/shared/base/money';

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** An amount as people in India read it: 12345600 paise are '₹1,23,456.00'. */
export function formatPaise(amount: Paise): string {
  return rupeeFormat.format(toRupees(amount));
}

/** The day in India of a moment, e.g. '21 Jan 2026'. */
export function formatDay(moment: Date): string {
  return dayFormat.format(moment);
}
