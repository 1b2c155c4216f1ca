/** Minimum length of a search prefix. */
const SHORTEST = 2;
/** Maximum lengths of indexed prefixes; longer queries are cut. */
const LONGEST = { name: 30, word: 15, email: 40 } as const;
/** Compared digits of a phone number, from its end: country codes and a leading 0 vary. */
const PHONE_DIGITS = 10;
const SHORTEST_PHONE = 4;
/** Last digits of a phone number by which callers name it. */
const LAST_DIGITS = 4;

/** Searchable fields of an account. */
interface Findable {
  displayName: string;
  email: string;
  phone: string;
}

function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');
}

/** Prefixes of a text, shortest first; by characters, so that surrogate pairs stay intact. */
function beginnings(text: string, shortest: number, longest: number): string[] {
  const characters = Array.from(text);
  const count = Math.min(characters.length, longest) - shortest + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    characters.slice(0, shortest + index).join(''),
  );
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
}

/**
 * Search terms of a profile: prefixes of the full name, of its further words, of the e-mail address and
 * of the phone number, and its last four digits. At most about 120.
 */
export function userSearchTerms({ displayName, email, phone }: Findable): string[] {
  const name = normalise(displayName);
  const [, ...further] = name.split(' ');
  const words = further.slice(0, 4);
  const digits = digitsOf(phone);
  return [
    ...new Set([
      ...beginnings(name, SHORTEST, LONGEST.name),
      ...words.flatMap((word) => beginnings(word, SHORTEST, LONGEST.word)),
      ...beginnings(normalise(email), SHORTEST, LONGEST.email),
      ...beginnings(digits, SHORTEST_PHONE, PHONE_DIGITS),
      ...(digits.length > LAST_DIGITS ? [digits.slice(-LAST_DIGITS)] : []),
    ]),
  ];
}

const PHONE = /^\+?[\d\s()-]+$/;

/** The indexed prefix to query for a search text. */
export function toUserSearchTerm(typed: string): string {
  if (PHONE.test(typed)) return digitsOf(typed.replace(/^(?:\+91|0)(?=[\s\d-]{4})/, ''));
  const text = normalise(typed);
  const longest = text.includes('@') ? LONGEST.email : LONGEST.name;
  return Array.from(text).slice(0, longest).join('');
}
