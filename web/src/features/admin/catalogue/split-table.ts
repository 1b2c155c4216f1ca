import { MAX_CSV_LINES } from '@smriti/shared/catalogue/management';
import { catalogueMessages } from './messages';

/** Part of a table that is small enough for one API call. */
export interface TablePart {
  /** The header line followed by some of the lines. */
  text: string;
  /** Offset from the server's line number to the line number in the whole file. */
  shift: number;
  /** Number of lines of the file up to the end of this part. */
  until: number;
}

interface Problem {
  line: number;
  message: string;
}

/** Table row; quoted cells may spread it over several lines of the file. */
interface TableLine {
  start: number;
  end: number;
  /** Last line of the row in the file; the server numbers rows by it. */
  last: number;
  cells: readonly string[];
}

/** Maximum number of characters of a part: less than 5 MB even with three bytes per character. */
const PART_LENGTH = 1_500_000;

/** Cell delimiter of a file; spreadsheets of some countries use semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

const plain = (cell: string) => cell.trim().replaceAll('"', '').trim();

/** Yields the rows of a table; only one row at a time is split into cells, to save memory. */
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

/** Replaces a removed row by empty lines, so that later line numbers stay the same. */
const emptied = (text: string) => '\n'.repeat(text.split('\n').length - 1);

/**
 * Splits a table into parts of at most as many lines as one call accepts. Rows that repeat an
 * earlier id are left out and reported as problems, because the server cannot find repetitions
 * across parts.
 */
export function splitTable(text: string): { parts: TablePart[]; problems: Problem[] } {
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
      problems.push({ line: line.last, message: catalogueMessages.get().repeatedId({ id }) });
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
