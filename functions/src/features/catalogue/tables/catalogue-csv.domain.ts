/** Fields that hold several values: in a cell they stand beside each other, with this between them. */
const SEPARATOR = '|';

/** A row of a file by its columns, with the number of its line. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A value of a form as a cell. */
export function toCell(value: unknown): string | number | boolean {
  if (Array.isArray(value)) return value.map(String).join(SEPARATOR);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : '';
}

/** What marks a text that spreadsheets would carry out (platform/formats/csv.ts), taken away again. */
const MARKED = /^'(?=[=+\-@\t\r])/;

/** A cell as the form of a kind takes it: a list where `isList`, else text. */
export function fromCell(cell: string, isList: boolean): string | string[] {
  const text = cell.replace(MARKED, '').trim();
  if (!isList) return text;
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
