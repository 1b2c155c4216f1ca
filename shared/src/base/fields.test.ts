import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { numberFromText, optionalWholeNumber, boundedText, wholeNumber } from './fields';

describe('text', () => {
  it('trims, then bounds', () => {
    expect(safeParse(boundedText(3, 1), ' abc ')).toMatchObject({ success: true, data: 'abc' });
    expect(safeParse(boundedText(3, 1), '   ').success).toBe(false);
    expect(safeParse(boundedText(3), 'abcd').success).toBe(false);
  });

  it('refuses control characters but for line break and tab', () => {
    expect(safeParse(boundedText(9), 'a\u0000b').success).toBe(false);
    expect(safeParse(boundedText(9), 'a\u001bb').success).toBe(false);
    expect(safeParse(boundedText(9), 'a\nb\tc').success).toBe(true);
  });
});

describe('numbers that arrive as text', () => {
  it.each(['1e3', '0x10', '', ' 1', 'NaN', 'Infinity', '1,5'])('refuse %j', (value) => {
    expect(safeParse(numberFromText(0, 1e9), value).success).toBe(false);
  });

  it('take decimals within bounds', () => {
    expect(safeParse(numberFromText(0, 5), '4.5')).toMatchObject({ success: true, data: 4.5 });
    expect(safeParse(numberFromText(0, 5), '5.1').success).toBe(false);
    expect(safeParse(numberFromText(0, 5), '-0.1').success).toBe(false);
  });

  it('take whole numbers only where asked', () => {
    expect(safeParse(wholeNumber(1, 9), '7')).toMatchObject({ success: true, data: 7 });
    expect(safeParse(wholeNumber(1, 9), '7.5').success).toBe(false);
  });
});

describe('optionalWholeNumber', () => {
  it.each([undefined, null, ''])('reads %j as null', (value) => {
    expect(safeParse(optionalWholeNumber(1, 31), value)).toMatchObject({
      success: true,
      data: null,
    });
  });

  it('bounds what is given', () => {
    expect(safeParse(optionalWholeNumber(1, 31), '31')).toMatchObject({ success: true, data: 31 });
    expect(safeParse(optionalWholeNumber(1, 31), 32).success).toBe(false);
    expect(safeParse(optionalWholeNumber(1, 31), 'x').success).toBe(false);
  });
});
