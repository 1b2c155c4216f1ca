import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { parseCsv } from './csv-rows';

const cellsOf = async (text: string) =>
  (await parseCsv(Buffer.from(text))).map(({ cells }) => cells);

describe('parseCsv', () => {
  it('parses the output of toCsv, with the number of each line', async () => {
    const rows = await parseCsv(
      toCsv(
        ['id', 'name'],
        [
          [1, 'A "book", bound'],
          [2, 'Two\nlines'],
        ],
      ),
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['id', 'name'],
      ['1', 'A "book", bound'],
      ['2', 'Two\nlines'],
    ]);
    expect(rows.slice(0, 2).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('accepts semicolons and tabs, and skips empty lines', async () => {
    expect(await cellsOf('id;name\n\n1;A, B\n')).toEqual([
      ['id', 'name'],
      ['1', 'A, B'],
    ]);
    expect(await cellsOf('id\tname\n1\tA\n')).toEqual([
      ['id', 'name'],
      ['1', 'A'],
    ]);
  });

  it('refuses files in another format', async () => {
    for (const bytes of [Buffer.from('a,"b\n1,2'), Buffer.from([0xff, 0xfe, 0x00])]) {
      await expect(parseCsv(bytes)).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });
});
