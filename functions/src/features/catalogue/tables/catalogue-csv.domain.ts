const SEPARATOR = '|';

/** A row of a file as cells by column, with its line number. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

export function toCsvCell(value: unknown): string | number | boolean {
  if (Array.isArray(value)) return value.map(String).join(SEPARATOR);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : '';
}

/** Matches the mark before texts that spreadsheets would execute (platform/formats/csv.ts), to remove it. */
const MARKED = /^'(?=[=+\-@\t\r])/;

/** Converts a cell to a form value: a list if `isList`, otherwise text. */
export function parseCsvCell(cell: string, isList: boolean): string | string[] {
  const text = cell.replace(MARKED, '').trim();
  if (!isList) return text;
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
