import type { Paise } from '@smriti/shared/base/money';
import { ToWords } from 'to-words/en-IN';
import { ToWords as ToHindiWords } from 'to-words/hi-IN';

const CRORE = 10_000_000;
const english = new ToWords();
const hindi = new ToHindiWords();

interface Converter {
  convert(value: number): string;
}

/** A whole number in words of the Indian system, in lakh and crore. */
function words(value: number, converter: Converter, crore: string): string {
  const crores = Math.floor(value / CRORE);
  const rest = value % CRORE;
  if (crores === 0) return converter.convert(rest);
  const more = rest === 0 ? '' : ` ${converter.convert(rest)}`;
  return `${words(crores, converter, crore)} ${crore}${more}`;
}

const inEnglish = (value: number) => words(value, english, 'Crore');
const inHindi = (value: number) => words(value, hindi, 'करोड़');

/** An amount in words, e.g. 'Rupees One Lakh Five and Fifty Paise Only'. */
export function amountInWords(amount: Paise): string {
  const [rupees, rest] = [Math.floor(amount / 100), amount % 100];
  return `Rupees ${inEnglish(rupees)}${rest === 0 ? '' : ` and ${inEnglish(rest)} Paise`} Only`;
}

/** The same in Hindi, e.g. 'एक लाख पांच रुपये और पचास पैसे मात्र'. */
export function amountInHindiWords(amount: Paise): string {
  const [rupees, rest] = [Math.floor(amount / 100), amount % 100];
  return `${inHindi(rupees)} रुपये${rest === 0 ? '' : ` और ${inHindi(rest)} पैसे`} मात्र`;
}
