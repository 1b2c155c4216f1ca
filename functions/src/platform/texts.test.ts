import { describe, expect, it } from 'vitest';
import { fillTemplate, fillPluralTemplate, loadTexts } from './texts';

describe('loadTexts', () => {
  it('returns English if a text is missing', () => {
    const english = { hello: 'Hello,', other: 'Not translated' };
    expect(loadTexts('hi', 'server/mail', english)).toMatchObject({
      hello: 'नमस्ते,',
      other: 'Not translated',
    });
    expect(loadTexts('en', 'server/mail', english)).toEqual(english);
  });
});

describe('fillTemplate', () => {
  it('replaces each parameter once, regardless of its value', () => {
    expect(fillTemplate('{a} and {b}', { a: '{b} $&', b: 'c' })).toBe('{b} $& and c');
  });

  it('selects the form of a number', () => {
    const texts = { one: '{count} copy', other: '{count} copies' };
    expect(fillPluralTemplate('en', texts, 1)).toBe('1 copy');
    expect(fillPluralTemplate('en', texts, 120000)).toBe('1,20,000 copies');
  });
});
