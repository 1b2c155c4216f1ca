/** Maximum length of an indexed prefix; the rest of a longer word is compared after the query. */
const LONGEST = 12;
/** Minimum length of an indexed prefix. */
const SHORTEST = 2;

const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text, in lower case and without accents on Latin letters. */
export function normaliseSearchWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return plain.match(WORD) ?? [];
}

export function wordPrefixes(word: string): string[] {
  const letters = Array.from(word).slice(0, LONGEST);
  const lengths = Array.from(letters, (_, index) => index + 1);
  return lengths.filter((length) => length >= SHORTEST).map((n) => letters.slice(0, n).join(''));
}

const PHONE = /^\+?[\d\s()-]+$/;
/** Country code or leading 0 of a phone number with at least four typed digits. */
const PHONE_PREFIX = /^(?:\+91|0)(?=[\s\d()-]{4})/;
/** Digits of an Indian phone number without country code. */
const PHONE_DIGITS = 10;

/** The digits of a phone number, perhaps its first or last ones, without country code and leading 0. */
function toNationalDigits(phone: string): string {
  return phone.trim().replace(PHONE_PREFIX, '').replaceAll(/\D/g, '').slice(-PHONE_DIGITS);
}

/** Words of a query with at least two letters; a phone number is one word. */
export function parseQueryWords(query: string): string[] {
  const words = PHONE.test(query) ? [toNationalDigits(query)] : normaliseSearchWords(query);
  return words.filter((word) => Array.from(word).length >= SHORTEST);
}

/** The most selective index term of a query: the prefix of its longest word. */
export function mostSelectiveTerm(words: readonly string[]): string | null {
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? null : Array.from(longest).slice(0, LONGEST).join('');
}

/** Whether each word of the query is a prefix of one of `words`. */
export function matchesAllWords(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((begin) => words.some((word) => word.startsWith(begin)));
}
