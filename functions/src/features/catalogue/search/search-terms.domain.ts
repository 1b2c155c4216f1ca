import { IGNORED_SEARCH_WORDS, SEARCH_SYNONYMS } from '@smriti/shared/catalogue/search-synonyms';
import {
  hasPrefix,
  hasWord,
  matchPrefix,
  normaliseWords,
  type WordIndex,
} from './catalogue-text.domain';
import { findSimilarWords } from './similar-words.domain';

/** What a search may mean: typed words, their synonyms, and words close to misspelled ones (docs/rules.md#catalogue-13). */

/** Words that a text has to contain together; each begins one of its words. */
type Phrase = readonly string[];

/** Part of a search: a text matches it by its typed words or by one of the alternatives. */
export interface SearchTerm {
  typed: Phrase;
  alternatives: readonly Phrase[];
  /** The word that is searched instead of a misspelled one. */
  corrected?: string;
}

/** Minimum length of the parts of a word that was written together. */
const MIN_PART_LENGTH = 3;
/** Maximum number of words that replace a misspelled one. */
const MAX_SIMILAR_WORDS = 8;
const PLURAL_ENDINGS = ['s', 'es'];

const SYNONYM_GROUPS: readonly (readonly Phrase[])[] = SEARCH_SYNONYMS.map((group) =>
  group.map(normaliseWords),
);
const IGNORED_WORDS: ReadonlySet<string> = new Set(IGNORED_SEARCH_WORDS.flatMap(normaliseWords));

/** Phrases of several words, the longest first. */
const LONG_PHRASES = SYNONYM_GROUPS.flat()
  .filter(({ length }) => length > 1)
  .sort((a, b) => b.length - a.length);

/** Synonyms of a phrase, by its words. */
const SYNONYMS = new Map<string, readonly Phrase[]>();
for (const group of SYNONYM_GROUPS) {
  for (const phrase of group) {
    const key = keyOf(phrase);
    const others = group.filter((other) => other !== phrase);
    SYNONYMS.set(key, [...(SYNONYMS.get(key) ?? []), ...others]);
  }
}
const SYNONYM_WORDS = SYNONYM_GROUPS.flat()
  .filter(({ length }) => length === 1)
  .flat();

function keyOf(phrase: Phrase): string {
  return phrase.join(' ');
}

/** All words that a search can find in these texts, in ascending order: those of the texts, and their synonyms. */
export function searchableWords({ words }: WordIndex): string[] {
  return [...new Set([...words, ...SYNONYM_WORDS])].sort();
}

/** Removes the words that say nothing about a product, unless there are no others. */
export function removeIgnoredWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !IGNORED_WORDS.has(word));
  return others.length > 0 ? others : words;
}

/**
 * The parts of a search. Words that are a known phrase together are one part, in any order.
 * @param words normalised, without duplicates
 * @param searchable the result of `searchableWords` for the index
 */
export function toSearchTerms(
  index: WordIndex,
  searchable: readonly string[],
  words: readonly string[],
): SearchTerm[] {
  const rest = new Set(words);
  const terms: SearchTerm[] = [];
  for (const phrase of LONG_PHRASES) {
    if (!phrase.every((word) => rest.has(word))) continue;
    for (const word of phrase) rest.delete(word);
    terms.push({ typed: phrase, alternatives: synonymsOf(phrase) });
  }
  return [...terms, ...[...rest].map((word) => toWordTerm(index, searchable, word))];
}

function synonymsOf(phrase: Phrase): readonly Phrase[] {
  return SYNONYMS.get(keyOf(phrase)) ?? [];
}

function toWordTerm(index: WordIndex, searchable: readonly string[], word: string): SearchTerm {
  const singulars = PLURAL_ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= MIN_PART_LENGTH && hasWord(searchable, stem));
  const synonyms = [word, ...singulars].flatMap((one) => synonymsOf([one]));
  const known = [...singulars.map((stem) => [stem]), ...synonyms];
  if (known.length > 0 || hasPrefix(index.words, word))
    return { typed: [word], alternatives: known };

  const parts = splitWord(searchable, word);
  if (parts) return { typed: [word], alternatives: [parts, ...synonymsOf(parts)] };

  const similar = findSimilarWords(searchable, word).slice(0, MAX_SIMILAR_WORDS);
  const alternatives = similar.flatMap((one) => [[one], ...synonymsOf([one])]);
  const corrected = similar.find((one) => !one.startsWith(word));
  return { typed: [word], alternatives, ...(corrected !== undefined && { corrected }) };
}

/** The two words that are written together as one, such as 'weddingbook'. */
function splitWord(searchable: readonly string[], word: string): Phrase | undefined {
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => hasWord(searchable, part))) return parts;
  }
  return undefined;
}

/** For each text, 1 when it contains all words of a phrase, otherwise 0. */
function matchPhrase(index: WordIndex, phrase: Phrase): Uint8Array {
  const [all = new Uint8Array(index.texts), ...others] = phrase.map((word) =>
    matchPrefix(index, word),
  );
  for (const marks of others) {
    for (let place = 0; place < all.length; place += 1) if (marks[place] === 0) all[place] = 0;
  }
  return all;
}

/** For each text, 1 when it matches a part of a search, otherwise 0. */
export function matchTerm(index: WordIndex, { typed, alternatives }: SearchTerm): Uint8Array {
  const [all = new Uint8Array(index.texts), ...others] = [typed, ...alternatives].map((phrase) =>
    matchPhrase(index, phrase),
  );
  for (const marks of others) {
    for (let place = 0; place < all.length; place += 1) if (marks[place] === 1) all[place] = 1;
  }
  return all;
}

/** For each text, the sum over the parts of a search: 2 for each typed word, otherwise 1 for an alternative. */
export function rankTexts(index: WordIndex, terms: readonly SearchTerm[]): Uint8Array {
  const ranks = new Uint8Array(index.texts);
  for (const { typed, alternatives } of terms) {
    const words = typed.map((word) => matchPrefix(index, word));
    const others = matchTerm(index, { typed, alternatives });
    for (let place = 0; place < ranks.length; place += 1) {
      let found = 0;
      for (const marks of words) found += 2 * (marks[place] ?? 0);
      ranks[place] = (ranks[place] ?? 0) + (found || (others[place] ?? 0));
    }
  }
  return ranks;
}
