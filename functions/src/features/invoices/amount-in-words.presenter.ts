import type { Paise } from '@smriti/shared/base/money';
import { ToWords } from 'to-words/en-IN';

const CRORE = 10_000_000;
const converter = new ToWords();

/** A whole number as people in India say it, in lakh and crore, however great. */
function words(value: number): string {
  const crores = Math.floor(value / CRORE);
  const rest = value % CRORE;
  if (crores === 0) return converter.convert(rest);
  return `${words(crores)} Crore${rest === 0 ? '' : ` ${converter.convert(rest)}`}`;
}

/** An amount in words, e.g. 'Rupees One Lakh Five and Fifty Paise Only'. */
export function amountInWords(amount: Paise): string {
  const [rupees, rest] = [Math.floor(amount / 100), amount % 100];
  return `Rupees ${words(rupees)}${rest === 0 ? '' : ` and ${words(rest)} Paise`} Only`;
}
