import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { numberFromText, optionalWholeNumber, boundedText, wholeNumber } from './fields';

describe('text', () => {
  it('is trimmed before its length is checked', () => {
    expect(safeParse(boundedText(3, 1), ' abc ')).toMatchObject({ success: true, data: 'abc' });
    expect(safeParse(boundedText(3, 1), '   ').success).toBe(false);
    expect(safeParse(boundedText(3), 'abcd').success).toBe(false);
  });

  it('refuses control characters except line breaks and tabs', () => {
    expect(safeParse(boundedText(9), 'a\u0000b').success).toBe(false);
    expect(safeParse(boundedText(9), 'a\u001bb').success).toBe(false);
    expect(safeParse(boundedText(9), 'a\nb\tc').success).toBe(true);
  });
});

describe('numbers in text fields', () => {
  it.each(['1e3', '0x10', '', ' 1', 'NaN', 'Infinity', '1,5'])('refuse %j', (value) => {
    expect(safeParse(numberFromText(0, 1e9), value).success).toBe(false);
  });

  it('accept decimals within bounds', () => {
    expect(safeParse(numberFromText(0, 5), '4.5')).toMatchObject({ success: true, data: 4.5 });
    expect(safeParse(numberFromText(0, 5), '5.1').success).toBe(false);
    expect(safeParse(numberFromText(0, 5), '-0.1').success).toBe(false);
  });

  it('accept only whole numbers if required', () => {
    expect(safeParse(wholeNumber(1, 9), '7')).toMatchObject({ success: true, data: 7 });
    expect(safeParse(wholeNumber(1, 9), '7.5').success).toBe(false);
  });
});

describe('optionalWholeNumber', () => {
  it.each([undefined, null, ''])('returns null for %j', (value) => {
    expect(safeParse(optionalWholeNumber(1, 31), value)).toMatchObject({
      success: true,
      data: null,
    });
  });

  it('checks the bounds of a given number', () => {
    expect(safeParse(optionalWholeNumber(1, 31), '31')).toMatchObject({ success: true, data: 31 });
    expect(safeParse(optionalWholeNumber(1, 31), 32).success).toBe(false);
    expect(safeParse(optionalWholeNumber(1, 31), 'x').success).toBe(false);
  });
});
