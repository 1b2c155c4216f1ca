/** The shortest beginning that is looked for. */
const SHORTEST = 2;
/** The longest beginnings that are kept: who types more is looked for by so much of it. */
const LONGEST = { name: 30, word: 15, email: 40 } as const;
/** Of a phone number the last ten digits count: country codes and a leading 0 come and go. */
const PHONE_DIGITS = 10;
const SHORTEST_PHONE = 4;

/** What somebody is looked for by. */
interface Findable {
  displayName: string;
  email: string;
  phone: string;
}

function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');
}

/** The beginnings of a text, from the shortest to the longest; by characters, not by their halves. */
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
 * What a profile is found by: the beginnings of the whole name and of its further words, of the
 * e-mail address, and of the phone number. At most about 120 texts.
 */
export function searchTerms({ displayName, email, phone }: Findable): string[] {
  const name = normalise(displayName);
  const [, ...further] = name.split(' ');
  const words = further.slice(0, 4);
  return [
    ...new Set([
      ...beginnings(name, SHORTEST, LONGEST.name),
      ...words.flatMap((word) => beginnings(word, SHORTEST, LONGEST.word)),
      ...beginnings(normalise(email), SHORTEST, LONGEST.email),
      ...beginnings(digitsOf(phone), SHORTEST_PHONE, PHONE_DIGITS),
    ]),
  ];
}

const PHONE = /^\+?[\d\s()-]+$/;

/** The kept beginning that finds what was typed. */
export function searchTermOf(typed: string): string {
  if (PHONE.test(typed)) return digitsOf(typed.replace(/^(?:\+91|0)(?=[\s\d-]{4})/, ''));
  const text = normalise(typed);
  const longest = text.includes('@') ? LONGEST.email : LONGEST.name;
  return Array.from(text).slice(0, longest).join('');
}
