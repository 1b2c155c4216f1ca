import { describe, expect, it } from 'vitest';
import {
  matchesUserWords,
  parseUserSearch,
  userIndexFields,
  userSearchTerms,
} from './user-search.domain';

const asha = {
  displayName: 'Asha Lakshmi Verma',
  email: 'Asha.Verma@example.in',
  phone: '+919876543210',
};

describe('the search for users', () => {
  const finds = (typed: string, person = asha) => {
    const sought = parseUserSearch(typed);
    return userSearchTerms(person).includes(sought.term) && matchesUserWords(person, sought);
  };

  it.each([
    'as',
    'ASHA',
    'asha l',
    ' Asha  Lakshmi ',
    'Lakshmi',
    'lakshmi verma',
    'Verma Asha',
    'ver a',
    'asha.verma',
    'ver',
    'asha lakshmi verma',
    'asha.ver',
    'asha.verma@',
    'asha.verma@example.in',
    '9876',
    '98765 43210',
    '+91 98765',
    '+919876543210',
    '09876543210',
    '919876543210',
    '3210',
  ])('finds a user by %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each(['ma', 'sha', 'verma lata', 'example', '210', '43210', '+91 43210'])(
    'finds prefixes and the last four digits only, so not by %j',
    (typed) => {
      expect(finds(typed)).toBe(false);
    },
  );

  it('finds each word of a name, also after a hyphen or an apostrophe, with accents or without', () => {
    const person = { displayName: "Zoë Anne-Marie O'Brien", email: 'zoe_b@a.in', phone: '' };
    for (const typed of ['zoe', 'Zoë', 'marie', 'brien', "o'brien", 'anne marie', 'brien zoe']) {
      expect(finds(typed, person), typed).toBe(true);
    }
    expect(finds('anna marie', person)).toBe(false);
  });

  it('keeps characters of every script whole', () => {
    const person = { displayName: 'आशा वर्मा', email: '', phone: '' };
    expect(finds('आशा', person)).toBe(true);
    expect(finds('वर्', person)).toBe(true);
    expect(userSearchTerms({ ...person, displayName: '👍👍👍' })).toEqual(['👍👍', '👍👍👍']);
  });

  it('stores a limited number of prefixes, and finds longer words by their prefix', () => {
    const long = {
      ...asha,
      displayName: `${'a'.repeat(50)} ${'b '.repeat(25)}`,
      email: `${'c'.repeat(240)}@a.in`,
    };
    expect(userSearchTerms(long).length).toBeLessThan(170);
    expect(finds(`${'c'.repeat(240)}@a.in`, long)).toBe(true);
  });

  it('sorts by names without regard to case, cut between characters', () => {
    const keyOf = (displayName: string) => userIndexFields({ ...asha, displayName }).name_key;
    expect(keyOf('  Asha   VERMA ')).toBe('asha verma');
    expect(keyOf('👍'.repeat(40))).toBe('👍'.repeat(30));
    expect(keyOf('')).toBe('');
  });

  it('finds nobody without name and phone by an empty search', () => {
    expect(userSearchTerms({ displayName: '', email: '', phone: '' })).toEqual([]);
  });
});
