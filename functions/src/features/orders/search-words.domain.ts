/** Letters of the longest beginning of a word that is kept: a longer one is compared afterwards. */
const LONGEST = 12;
/** Letters of the shortest. */
const SHORTEST = 2;

const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are searched: lower case, Latin letters without accents. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return plain.match(WORD) ?? [];
}

/** The beginnings of a word by which it is found. */
export function prefixesOf(word: string): string[] {
  const letters = Array.from(word).slice(0, LONGEST);
  const lengths = Array.from(letters, (_, index) => index + 1);
  return lengths.filter((length) => length >= SHORTEST).map((n) => letters.slice(0, n).join(''));
}

const PHONE = /^\+?[\d\s()-]+$/;

/** What somebody looks for: its words of two letters or more; a phone number is one word. */
export function soughtWords(query: string): string[] {
  const words = PHONE.test(query) ? [query.replaceAll(/\D/g, '')] : searchWords(query);
  return words.filter((word) => Array.from(word).length >= SHORTEST);
}

/** The term of the index that narrows a search most: the beginning of its longest word. */
export function termOf(words: readonly string[]): string | null {
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? null : Array.from(longest).slice(0, LONGEST).join('');
}

/** Whether each word that is looked for begins one of those that are there. */
export function hasAll(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((begin) => words.some((word) => word.startsWith(begin)));
}
