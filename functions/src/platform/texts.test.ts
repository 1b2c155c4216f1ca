import hindi from '@smriti/shared/locales/hi.json';
import { describe, expect, it } from 'vitest';
import { ENGLISH_MAIL } from '../features/mail/mail-english.presenter';
import { say, sayCount, type Texts, textsIn } from './texts';

/** What the server says itself, by the name of its catalogue. */
const ENGLISH: Readonly<Record<string, Texts>> = { 'server/mail': ENGLISH_MAIL };

const parametersOf = (text: Texts[string]) =>
  [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('the texts of the server in Hindi', () => {
  const translated = new Map<string, Texts>(Object.entries(hindi));
  const names = [...translated.keys()].filter((name) => name.startsWith('server/'));

  it('are those that there are in English, all of them and no others', () => {
    expect(names.toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
    for (const [name, texts] of Object.entries(ENGLISH)) {
      const there = translated.get(name) ?? {};
      expect(Object.keys(there).toSorted()).toEqual(Object.keys(texts).toSorted());
      for (const [key, text] of Object.entries(texts)) {
        const other = there[key] ?? '';
        expect([...new Set(parametersOf(other))], key).toEqual([...new Set(parametersOf(text))]);
        expect(JSON.stringify(other), key).toMatch(/[\u0900-\u097f]/);
      }
    }
  });
});

describe('textsIn', () => {
  it('is English where a text is missing', () => {
    const english = { hello: 'Hello,', other: 'Not translated' };
    expect(textsIn('hi', 'server/mail', english)).toMatchObject({
      hello: 'नमस्ते,',
      other: 'Not translated',
    });
    expect(textsIn('en', 'server/mail', english)).toEqual(english);
  });
});

describe('say', () => {
  it('fills each parameter in once, whatever stands in it', () => {
    expect(say('{a} and {b}', { a: '{b} $&', b: 'c' })).toBe('{b} $& and c');
  });

  it('has the form of a number', () => {
    const texts = { one: '{count} copy', other: '{count} copies' };
    expect(sayCount('en', texts, 1)).toBe('1 copy');
    expect(sayCount('en', texts, 120000)).toBe('1,20,000 copies');
  });
});
