import { SEARCH_SYNONYMS } from '@smriti/shared/catalogue/search-synonyms';
import { expect, it } from 'vitest';
import { indexWords, normaliseWords } from './catalogue-text.domain';
import {
  matchTerm,
  rankTexts,
  searchableWords,
  toSearchTerms,
  removeIgnoredWords,
} from './search-terms.domain';

const TEXTS = ['Wedding photo book', 'Desk calendar', 'Leather album', 'Canvas for the wall'];
const index = indexWords(TEXTS.map((text) => normaliseWords(text)));
const searchable = searchableWords(index);
const termsOf = (text: string) => toSearchTerms(index, searchable, normaliseWords(text));
const found = (text: string) => {
  const marks = termsOf(text).map((term) => matchTerm(index, term));
  return TEXTS.filter((_, place) => marks.every((mark) => mark[place] === 1));
};

it.each([
  ['photobook', 0],
  ['coffee table book', 0],
  ['weddingbook', 0],
  ['marriage', 0],
  ['shadi', 0],
  ['weddings', 0],
  ['calenders', 1],
  ['फ़ोटो बुक', 0],
  ['किताब', 0],
  ['कैलेण्डर', 1],
  ['scrapbook', 2],
  ['albums', 2],
  ['canvases', 3],
  ['painting', 3],
])('finds by %s', (text, place) => {
  expect(found(text)).toEqual([TEXTS[place]]);
});

it('finds nothing for unknown words', () => {
  expect(found('xyzzy')).toEqual([]);
  expect(found('wedding xyzzy')).toEqual([]);
});

it('names corrected words only, not words that are still being typed', () => {
  expect(termsOf('calender')[0]?.corrected).toBe('calendar');
  expect(termsOf('photob')[0]?.corrected).toBeUndefined();
  expect(termsOf('marriage')[0]?.corrected).toBeUndefined();
});

it('ranks typed words above alternatives', () => {
  expect([...rankTexts(index, termsOf('wedding book'))]).toEqual([4, 0, 0, 0]);
  expect([...rankTexts(index, termsOf('marriage kitab'))]).toEqual([2, 0, 0, 0]);
});

it('removes ignored words, unless there are no others', () => {
  expect(removeIgnoredWords(['album', 'for', 'के'])).toEqual(['album']);
  expect(removeIgnoredWords(['for'])).toEqual(['for']);
});

it('lists no synonym twice in a group, regardless of spelling', () => {
  for (const group of SEARCH_SYNONYMS) {
    const spellings = group.map((phrase) => normaliseWords(phrase).join(' '));
    expect(new Set(spellings).size, spellings.join(', ')).toBe(spellings.length);
    expect(spellings).not.toContain('');
  }
});
