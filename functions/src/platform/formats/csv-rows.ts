import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';

/** A row of a CSV file: its line number and its cells. */
export interface CsvLine {
  line: number;
  cells: readonly string[];
}

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }),
);

/** Detects the delimiter: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

/**
 * Parses a CSV file (RFC 4180, UTF-8), without empty lines.
 * @throws AppError invalid_input for an invalid file
 */
export async function parseCsv(bytes: Buffer): Promise<CsvLine[]> {
  const { parse } = await import('csv-parse/sync');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const lines: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return z.parse(parsed, lines).map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (cause) {
    const message = 'This is no CSV file that can be read: please save it as CSV in UTF-8.';
    throw new AppError('invalid_input', message, { cause, details: [{ field: 'file', message }] });
  }
}
