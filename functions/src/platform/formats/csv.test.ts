import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

const rowOf = (...cells: Parameters<typeof toCsv>[0][]) =>
  cells.map((row) => toCsv(['a'], [row]).toString().split('\r\n').slice(1, -1).join('\r\n'));

describe('toCsv', () => {
  it('writes a header, a line for each row, and a byte order mark for spreadsheets', () => {
    expect(toCsv(['number', 'sum'], [['ORD1', 12.5]]).toString()).toBe(
      '\ufeffnumber,sum\r\nORD1,12.5\r\n',
    );
  });

  it('quotes characters that would end a cell', () => {
    expect(rowOf(['a,b'], ['say "hi"'], ['two\nlines'])).toEqual([
      '"a,b"',
      '"say ""hi"""',
      '"two\nlines"',
    ]);
  });

  it.each(['=1+1', '+91 98', '-1', '@name', '\t=1'])('marks %j as text', (typed) => {
    expect(rowOf([typed])).toEqual([`"'${typed}"`]);
  });

  it('leaves numbers unchanged', () => {
    expect(toCsv(['a', 'b', 'c'], [[-5, null, true]]).toString()).toContain('-5,,true');
  });
});
