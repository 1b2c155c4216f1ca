import {
  matchesAllWords,
  mostSelectiveTerm,
  normaliseSearchWords,
  parseQueryWords,
  wordPrefixes,
} from '../../platform/formats/search-words';

const SHORTEST = 2;
/** Maximum lengths of indexed prefixes of whole names and addresses; longer queries are cut. */
const LONGEST = { name: 30, email: 40 } as const;
/** Maximum number of words of a name and an address that are indexed. */
const MAX_WORDS = 8;
/** Compared digits of a phone number, from its end: country codes and a leading 0 vary. */
const PHONE_DIGITS = 10;
const SHORTEST_PHONE = 4;
/** Last digits of a phone number by which callers name it. */
const LAST_DIGITS = 4;

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

/** Words of a name and of the part of an e-mail address before the @. */
function searchedWords({ displayName, email }: Findable): string[] {
  const [local = ''] = email.split('@');
  const words = [displayName, local].flatMap(normaliseSearchWords);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * Search terms of a profile: prefixes of the full name, of its words and those of the e-mail address, of the
 * whole address and of the phone number, and its last four digits. At most about 160.
 */
export function userSearchTerms(profile: Findable): string[] {
  const digits = digitsOf(profile.phone);
  return [
    ...new Set([
      ...beginnings(normalise(profile.displayName), SHORTEST, LONGEST.name),
      ...searchedWords(profile).flatMap(wordPrefixes),
      ...beginnings(normalise(profile.email), SHORTEST, LONGEST.email),
      ...beginnings(digits, SHORTEST_PHONE, PHONE_DIGITS),
      ...(digits.length > LAST_DIGITS ? [digits.slice(-LAST_DIGITS)] : []),
    ]),
  ];
}

/** Name by which accounts are sorted: without regard to case, and cut, because it is part of a cursor. */
function toNameKey({ displayName }: Findable): string {
  return Array.from(normalise(displayName)).slice(0, LONGEST.name).join('');
}

/** Indexed fields of a profile, computed again with each write. */
export function userIndexFields(profile: Findable) {
  return { search_terms: userSearchTerms(profile), name_key: toNameKey(profile) };
}

const PHONE = /^\+?[\d\s()-]+$/;

export interface SoughtUser {
  /** The indexed prefix to query for. */
  term: string;
  /** Words that the query does not cover: each is the beginning of a word of the account. */
  words: readonly string[];
}

/** Parses a search text: a phone number, an e-mail address, or words of a name in any order. */
export function parseUserSearch(typed: string): SoughtUser {
  if (PHONE.test(typed)) {
    return { term: digitsOf(typed.replace(/^(?:\+91|0)(?=[\s\d-]{4})/, '')), words: [] };
  }
  const text = normalise(typed);
  const term = mostSelectiveTerm(parseQueryWords(typed));
  if (text.includes('@') || term === null) {
    const longest = text.includes('@') ? LONGEST.email : LONGEST.name;
    return { term: Array.from(text).slice(0, longest).join(''), words: [] };
  }
  const words = normaliseSearchWords(typed);
  return { term, words: words.length === 1 && words[0] === term ? [] : words };
}

export function matchesUserWords(profile: Findable, { words }: SoughtUser): boolean {
  return words.length === 0 || matchesAllWords(searchedWords(profile), words);
}
