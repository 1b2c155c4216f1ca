import { describe, expect, it } from 'vitest';
import { findNextEmptyRow, findRepeatedNumbers, pasteTrackingNumbers } from './tracking-rows';

const ids = ['ORDA', 'ORDB', 'ORDC'];

describe('pasteTrackingNumbers', () => {
  const paste = (text: string, start = 'ORDA', numbers = {}) =>
    pasteTrackingNumbers(numbers, { ids, start, text });

  it('fills the rows from the focused one on with a column of a spreadsheet', () => {
    expect(paste('1\r\n 2 \r\n')).toEqual({ numbers: { ORDA: '1', ORDB: '2' }, left: 0 });
    expect(paste('2\n3', 'ORDB', { ORDA: '1' }).numbers).toEqual({
      ORDA: '1',
      ORDB: '2',
      ORDC: '3',
    });
  });

  it('skips the row of an empty cell, and keeps its number', () => {
    expect(paste('1\n\n3', 'ORDA', { ORDB: 'x' }).numbers).toEqual({
      ORDA: '1',
      ORDB: 'x',
      ORDC: '3',
    });
  });

  it('gives a number to the order that its line names, in any sequence', () => {
    expect(paste('ordc\tBD 3\nBD 1\tORDA').numbers).toEqual({ ORDC: 'BD 3', ORDA: 'BD 1' });
  });

  it('counts the numbers that have no row', () => {
    expect(paste('1\n2\n3\n4\n5', 'ORDB')).toEqual({ numbers: { ORDB: '1', ORDC: '2' }, left: 3 });
  });
});

it('goes to the next row without a number, and from the last row to the first', () => {
  expect(findNextEmptyRow(ids, { ORDA: '1' }, 'ORDA')).toBe('ORDB');
  expect(findNextEmptyRow(ids, { ORDA: '1', ORDB: '2' }, 'ORDA')).toBe('ORDC');
  expect(findNextEmptyRow(ids, { ORDC: '3' }, 'ORDC')).toBe('ORDA');
  expect(findNextEmptyRow(ids, { ORDA: '1', ORDB: '2', ORDC: '3' }, 'ORDC')).toBeNull();
});

it('finds a number that two orders have', () => {
  const numbers = { ORDA: '1', ORDB: '', ORDC: ' 1 ' };
  expect([...findRepeatedNumbers(ids, numbers)]).toEqual([['ORDC', 'ORDA']]);
});
