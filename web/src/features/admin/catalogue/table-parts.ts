import { MAX_CSV_LINES } from '@smriti/shared/catalogue/management';

/** A table in parts that the server takes one by one, in the order of its lines. */
export interface TablePart {
  /** The line of column names, and some of the lines below it. */
  text: string;
  /** What is added to a line that the server names to have that of the whole file. */
  shift: number;
  /** How many lines of the file are in this part and those before it. */
  until: number;
}

interface Problem {
  line: number;
  message: string;
}

/** A line of a table, which quotes may spread over several of the file. */
interface TableLine {
  start: number;
  end: number;
  /** The line of the file on which it ends, which the server calls it by. */
  last: number;
  cells: readonly string[];
}

/** At most so much of a part is text: of letters that take three bytes each, under 5 MB. */
const PART_LENGTH = 1_500_000;

/** What stands between the cells: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

const plain = (cell: string) => cell.trim().replaceAll('"', '').trim();

/** The lines of a table, one after the other: only one of them is held in cells. */
function* linesOf(text: string): Generator<TableLine> {
  const delimiter = delimiterOf(text);
  let [start, cellStart, last, isQuoted] = [0, 0, 1, false];
  let cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    const endsLine = sign === undefined || (sign === '\n' && !isQuoted);
    if (endsLine || (sign === delimiter && !isQuoted)) {
      cells.push(plain(text.slice(cellStart, at)));
      cellStart = at + 1;
    }
    if (endsLine && start < text.length) {
      yield { start, end: Math.min(at + 1, text.length), last, cells };
      [start, cells] = [at + 1, []];
    }
    if (sign === '\n') last += 1;
  }
}

/** Empty lines in place of some, so that those below keep their numbers. */
const emptied = (text: string) => '\n'.repeat(text.split('\n').length - 1);

/**
 * A table in parts of at most as many lines as one call takes. Lines that name an id which an earlier
 * one names are problems of the whole file, that no part shows: they are left out of the parts.
 */
export function partsOf(text: string): { parts: TablePart[]; problems: Problem[] } {
  const parts: TablePart[] = [];
  const problems: Problem[] = [];
  const ids = new Set<string>();
  let header: TableLine | undefined;
  let place = 0;
  let part = { text: '', lines: 0, first: 0 };
  let known = 0;
  const finish = (head: TableLine) => {
    if (part.lines === 0) return;
    const names = text.slice(0, head.end);
    parts.push({ text: names + part.text, shift: part.first - head.last - 1, until: known });
    part = { text: '', lines: 0, first: 0 };
  };
  for (const line of linesOf(text)) {
    if (!header) {
      if (line.cells.some((cell) => cell !== '')) header = line;
      place = line.cells.indexOf('id');
      continue;
    }
    const own = text.slice(line.start, line.end);
    const isFull = part.lines === MAX_CSV_LINES || part.text.length + own.length > PART_LENGTH;
    if (isFull) finish(header);
    const id = line.cells[place] ?? '';
    const isRepeated = id !== '' && ids.has(id);
    if (isRepeated) {
      problems.push({ line: line.last, message: `An earlier line has the id ${id} too.` });
    } else ids.add(id);
    if (part.lines === 0) part.first = line.last - (own.trimEnd().split('\n').length - 1);
    part.text += isRepeated ? emptied(own) : own;
    part.lines += 1;
    known += 1;
  }
  if (header) finish(header);
  if (header && parts.length === 0) parts.push({ text, shift: 0, until: 0 });
  return { parts, problems };
}
