import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const MONTHS =
  'January February March April May June July August September October November December';

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** The row that the index must have for a decision. */
function rowOf(name: string): string {
  const page = /^# (.+)\n\n_Decision (\d+), (\d+) (\w+) (\d{4}), ([^_]+)\._\n/.exec(read(name));
  if (!page) throw new Error(`${name} does not begin with its title, number, date and status`);
  const [, title, number, day = '', month = '', year, status] = page;
  const monthNumber = String(MONTHS.split(' ').indexOf(month) + 1).padStart(2, '0');
  const date = `${year}-${monthNumber}-${day.padStart(2, '0')}`;
  return [number, `[${title}](${name})`, date, status].join(' | ');
}

test('the index lists each decision with its number, date and status', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    );

  const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect(rows).toHaveLength(pages.length);
  expect(rows.toSorted()).toEqual(pages.map(rowOf).toSorted());
  const numbers = rows.map((row) => Number(row.split(' | ')[0]));
  expect(numbers).toEqual(rows.map((_row, index) => index + 1));
});

test.each(readdirSync(FOLDER).filter((name) => name !== 'README.md'))(
  '%s has context, decision and consequences',
  (name) => {
    const heads = [...read(name).matchAll(/^## (.+)$/gm)].map(([, head]) => head);
    expect(heads).toEqual(['Context', 'Decision', 'Consequences']);
  },
);
