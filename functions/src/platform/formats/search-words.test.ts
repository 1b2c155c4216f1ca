import { describe, expect, it } from 'vitest';
import {
  matchesAllWords,
  wordPrefixes,
  normaliseSearchWords,
  parseQueryWords,
  mostSelectiveTerm,
} from './search-words';

describe('normaliseSearchWords', () => {
  it('returns lower case and Latin letters without accents, but keeps marks of Hindi', () => {
    expect(normaliseSearchWords('Zoë & Kerala—2026')).toEqual(['zoe', 'kerala', '2026']);
    expect(normaliseSearchWords('हमारी शादी')).toEqual(['हमारी', 'शादी']);
    expect(normaliseSearchWords(' .,- ')).toEqual([]);
  });
});

describe('a search', () => {
  it('finds a word by a prefix of 2 to 12 letters', () => {
    expect(wordPrefixes('asha')).toEqual(['as', 'ash', 'asha']);
    expect(wordPrefixes('a')).toEqual([]);
    expect(wordPrefixes('abcdefghijklmnop').at(-1)).toBe('abcdefghijkl');
  });

  it('treats a phone number as one word in any format', () => {
    for (const phone of ['+91 98765-43210', '098765 43210', '(98765) 43210', '919876543210']) {
      expect(parseQueryWords(phone), phone).toEqual(['9876543210']);
    }
    expect(parseQueryWords('+91 98765')).toEqual(['98765']);
    expect(parseQueryWords('3210')).toEqual(['3210']);
    expect(parseQueryWords('007')).toEqual(['007']);
    expect(parseQueryWords('Asha V')).toEqual(['asha']);
    expect(parseQueryWords('asha@example.in')).toEqual(['asha', 'example', 'in']);
  });

  it('queries the longest word, and compares the others', () => {
    expect(mostSelectiveTerm(['of', 'photographers'])).toBe('photographer');
    expect(mostSelectiveTerm([])).toBeNull();
    expect(matchesAllWords(['asha', 'verma'], ['ver', 'as'])).toBe(true);
    expect(matchesAllWords(['asha', 'verma'], ['ver', 'ra'])).toBe(false);
  });
});
