import { MAX_CSV_LINES } from '@smriti/shared/catalogue/management';
import { expect, it } from 'vitest';
import { splitTable } from './split-table';

const HEADER = 'id,name\r\n';
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + at},Name\r\n`).join('');
const linesIn = (text: string) => text.trimEnd().split('\n').length;

it('keeps a table in one part if it is small enough', () => {
  const table = HEADER + rows(1, MAX_CSV_LINES);
  expect(splitTable(table)).toEqual({
    parts: [{ text: table, shift: 0, until: MAX_CSV_LINES }],
    problems: [],
  });
});

it('repeats the column names, and counts the lines of the whole file', () => {
  const { parts } = splitTable(HEADER + rows(1, 2 * MAX_CSV_LINES + 1));
  expect(parts.map(({ text }) => linesIn(text) - 1)).toEqual([MAX_CSV_LINES, MAX_CSV_LINES, 1]);
  expect(parts.every(({ text }) => text.startsWith(HEADER))).toBe(true);
  const [, second, third] = parts;
  expect(second?.text).toContain(`\n${MAX_CSV_LINES + 1},Name`);
  // The server counts lines from the first line of a part, which is line 2.
  expect([second?.shift, third?.shift]).toEqual([MAX_CSV_LINES, 2 * MAX_CSV_LINES]);
});

it('does not split a line with line breaks in a cell', () => {
  const quoted = '7,"Said ""so"",\nthen\nwent"\n';
  const table = HEADER + rows(100, MAX_CSV_LINES - 1) + quoted + rows(9000, 1);
  const { parts } = splitTable(table);
  expect(parts[0]?.text.endsWith(quoted)).toBe(true);
  expect(parts[1]).toEqual({
    text: HEADER + rows(9000, 1),
    shift: MAX_CSV_LINES + 2,
    until: MAX_CSV_LINES + 1,
  });
});

it('reports repeated ids across parts, and leaves their lines out', () => {
  const { parts, problems } = splitTable(
    HEADER + rows(1, MAX_CSV_LINES) + '"5",Again\n' + rows(9000, 1),
  );
  const line = MAX_CSV_LINES + 2;
  expect(problems).toEqual([{ line, message: 'An earlier line has the id 5 too.' }]);
  expect(parts[1]).toMatchObject({ text: `${HEADER}\n${rows(9000, 1)}`, shift: MAX_CSV_LINES });
});

it('supports semicolons, and lines without an id', () => {
  const { parts, problems } = splitTable('name;id\nA,B;\nC;\nD;4\nE;4');
  expect(problems).toEqual([{ line: 5, message: 'An earlier line has the id 4 too.' }]);
  expect(parts).toEqual([{ text: 'name;id\nA,B;\nC;\nD;4\n', shift: 0, until: 4 }]);
});

it('limits parts by size as well as lines', () => {
  const long = `,${'x'.repeat(900_000)}\n`;
  expect(splitTable(HEADER + long + long).parts.map(({ shift }) => shift)).toEqual([0, 1]);
});
