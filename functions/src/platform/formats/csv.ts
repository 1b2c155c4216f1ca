/** What a cell can hold; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** What spreadsheets take for a formula: it is written as text. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180, UTF-8) for spreadsheets. Text that begins with = + - @ is marked as
 * text, so that nothing typed by somebody is carried out as a formula; numbers stay numbers.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): Buffer {
  return Buffer.from(beginning(header) + linesOf(rows));
}

type Row = readonly CsvCell[];

function linesOf(rows: Iterable<Row>): string {
  return [...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const beginning = (header: readonly string[]) => BYTE_ORDER_MARK + linesOf([header]);

async function* partsOf(header: readonly string[], pages: AsyncIterable<readonly Row[]>) {
  let before = beginning(header);
  for await (const rows of pages) {
    yield before + linesOf(rows);
    before = '';
  }
  if (before !== '') yield before;
}

async function* withFirst(first: IteratorResult<string>, parts: AsyncGenerator<string>) {
  if (first.done) return;
  yield first.value;
  yield* parts;
}

/**
 * A table like that of `toCsv`, page by page: the next one is read once the last is sent, so that a
 * table of any length takes the memory of a page.
 * @throws what the first page throws, before anything is sent
 */
export async function streamedCsv(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<AsyncIterable<string>> {
  const parts = partsOf(header, pages);
  return withFirst(await parts.next(), parts);
}
