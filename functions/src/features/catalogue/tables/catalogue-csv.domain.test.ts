import { describe, expect, it } from 'vitest';
import { parseCsvCell, toCsvCell } from './catalogue-csv.domain';

describe('a cell', () => {
  it('accepts the values of a form', () => {
    expect([12.5, false, 'A', null, [1, 2], []].map(toCsvCell)).toEqual([
      12.5,
      false,
      'A',
      '',
      '1|2',
      '',
    ]);
  });

  it('is parsed as a text or as a list', () => {
    expect(parseCsvCell(' A ', false)).toBe('A');
    expect(parseCsvCell('1| 2 |', true)).toEqual(['1', '2']);
    expect(parseCsvCell('', true)).toEqual([]);
  });

  it('loses the prefix that marks a formula as text, and no other', () => {
    for (const text of ['=SUM(A1)', '+91', '-5', '@home']) {
      expect(parseCsvCell(`'${text}`, false)).toBe(text);
    }
    expect(parseCsvCell("'quoted'", false)).toBe("'quoted'");
  });
});
